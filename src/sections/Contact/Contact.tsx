import type { z } from 'zod';
import { EnquiryForm, type FormContent } from '../../ui/EnquiryForm/EnquiryForm.tsx';
import type { Picture } from '../../ui/picture.ts';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Staff } from '../../ui/Staff/Staff.tsx';
import styles from './Contact.module.css';
import type { contactSchema } from './schema.ts';

/** An office with its address. */
interface Office {
  readonly city: string;
  readonly country: string;
  readonly street: string;
  readonly postcode: string;
}

export interface ContactProps extends Omit<z.infer<typeof contactSchema>, 'form'> {
  form: FormContent;
  /** The plate of the blue panel, for the panel beside the text and for the one above it. */
  wide: Picture;
  narrow: Picture;
  offices: readonly Office[];
}

/** The invitation to get in touch, on a blue panel, with a form beside it. */
export function Contact({
  type,
  id,
  ground,
  heading,
  lead,
  response,
  form,
  wide,
  narrow,
  offices,
}: ContactProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'fog'} padded={false} className={styles.contact}>
      <div className={`on-blue ${styles.invitation}`}>
        <picture className={styles.plate}>
          <source
            media="(max-width: 1023.98px)"
            srcSet={narrow.src}
            width={narrow.width}
            height={narrow.height}
          />
          <img {...wide} alt="" loading="lazy" decoding="async" />
        </picture>
        <div data-reveal="">
          <h2 id={`${id}-heading`} className={styles.heading}>
            {heading}
          </h2>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.response}>
            <span className={styles.staff}>
              <Staff />
            </span>
            {response}
          </p>
        </div>
        <ul role="list" className={styles.offices}>
          {offices.map(({ city, country, street, postcode }, index) => (
            <li key={city} className={styles.office} {...revealCard(index)}>
              <h3>{city}</h3>
              <p>
                {street}
                <br />
                {postcode}
                <br />
                {country}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.enquiry}>
        <EnquiryForm {...form} id="enquiry" labelledBy={`${id}-heading`} />
      </div>
    </Section>
  );
}
