import type { z } from 'zod';
import { maxFileSize } from '../../../contract/limits.ts';
import { fillPlaces } from '../../../contract/places.ts';
import { shownForm } from '../../content/forms.ts';
import { lucideIcon } from '../../content/icons.ts';
import type { Resolved } from '../../content/resolve.ts';
import type { Page, Site } from '../../content/site.ts';
import type { enquiryFormSchema } from './schema.ts';

export type EnquiryFormProps = Resolved<z.infer<typeof enquiryFormSchema>> &
  ReturnType<typeof sharedProps> & {
    /** The address of the page that it stands on. */
    readonly page: string;
  };

/** What every form says besides its own record. */
function sharedProps(site: Site) {
  const { errors, unsent, again } = site.single('enquiries');
  return {
    texts: {
      email: site.single('company').email,
      tooLarge: fillPlaces(errors.fileSize, { max: maxFileSize(site.language) }),
      unsent,
      again,
      language: site.languages.length > 1 ? site.language : undefined,
      clip: lucideIcon('paperclip'),
    },
  };
}

export const enquiryFormProps = (
  section: Resolved<z.infer<typeof enquiryFormSchema>>,
  site: Site,
  { href }: Page,
): EnquiryFormProps => ({
  ...section,
  ...sharedProps(site),
  form: shownForm(section.form, site),
  page: href,
});
