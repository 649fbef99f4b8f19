import type { z } from 'zod';
import {
  type FormContent,
  EnquiryForm as FormOfRecord,
} from '../../ui/EnquiryForm/EnquiryForm.tsx';
import { NextSteps } from '../../ui/NextSteps/NextSteps.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './EnquiryForm.module.css';
import type { enquiryFormSchema } from './schema.ts';

export interface EnquiryFormProps extends Omit<z.infer<typeof enquiryFormSchema>, 'form'> {
  form: FormContent;
}

/** The enquiry form, and what happens once it is sent. */
export function EnquiryForm({ type, id, ground, heading, form, next }: EnquiryFormProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'white'}>
      <Wrap grid className={styles.inner}>
        <div className={styles.form}>
          <h2 id={`${id}-heading`} className={styles.heading}>
            {heading}
          </h2>
          <FormOfRecord {...form} labelledBy={`${id}-heading`} />
        </div>
        <div className={styles.next}>
          <NextSteps {...next} />
        </div>
      </Wrap>
    </Section>
  );
}
