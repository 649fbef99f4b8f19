import { MAX_FILE_SIZE } from '../../../contract/limits.ts';
import { fillPlaces } from '../../../contract/places.ts';
import { lucideIcon } from '../../content/icons.ts';
import { all, single } from '../../content/store.ts';

/** What every form says besides its own record, and the offices that the panel names. */
export const enquiryFormProps = () => {
  const { errors, unsent, again } = single('enquiries');
  return {
    texts: {
      email: single('company').email,
      tooLarge: fillPlaces(errors.fileSize, { max: MAX_FILE_SIZE }),
      unsent,
      again,
      clip: lucideIcon('paperclip'),
    },
    offices: all('offices').filter(({ onHome }) => onHome),
  };
};
