import type { ReactNode } from 'react';
import { serviceOrigin } from '../../../contract/addresses.ts';
import type { FormRecord } from '../../../contract/form-record.ts';
import { MAX_FILE_BYTES, maxFileSize } from '../../../contract/limits.ts';
import { FIELD_NAMES, type FieldName, HIDDEN, MARKERS, PATHS } from '../../../contract/names.ts';
import { fillPlaceholders } from '../../../contract/placeholders.ts';
import { type ControlAttributes, controlAttributes } from '../../../contract/submission.ts';
import { lucideIcon } from '../../content/pictures/icons.ts';
import type { Site } from '../../site/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { Ruler } from '../../ui/Meter/Meter.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './Form.module.css';

/** Read at build, since the component is only rendered then. */
const SERVICE = serviceOrigin();

/** The one-line controls in the order shown; a form has those in its record. */
const CONTROLS = FIELD_NAMES.filter(
  (name) => name !== 'message' && name !== 'attachment' && name !== 'consent',
);

interface FormProps {
  form: FormRecord & { readonly id: string };
  page: string;
  site: Site;
  /** The id of the form, if links go to the form rather than its section. */
  id?: string;
  /** The id of the heading that labels the form. */
  labelledBy: string;
}

/**
 * A form with the fields in its record. It works without script: the browser submits it, and the server finds the places for
 * values and errors by marked elements. `src/behaviours/enquiry-form/` adds drafts, progress and inline errors, and finds
 * its elements by data attributes.
 */
export function Form({ form: record, page, site, id, labelledBy }: FormProps) {
  const { id: form, fields } = record;
  const { errors, unsent, again } = site.single('enquiries');
  const { email } = site.single('company');
  const { progress } = useWords().form;
  const controls = controlAttributes(record);
  /** The props of a field and the attributes that tie its control to them. */
  const field = (
    name: FieldName,
    { label, hint }: { label: string; hint?: string | undefined },
  ) => {
    const control = `${form}-${name}`;
    return {
      control: controls[name],
      id: control,
      label,
      optional: record.optional,
      hint,
      describedBy: [hint && `${control}-hint`, `${control}-error`].filter(Boolean).join(' '),
    };
  };
  const control = (name: (typeof CONTROLS)[number]) => {
    const words = fields[name];
    if (!words) return null;
    const { control: own, ...parts } = field(name, words);
    const attributes = { id: parts.id, ...own, 'aria-describedby': parts.describedBy };
    return (
      <Field key={name} {...parts} control={own}>
        {'options' in words ? (
          <Select {...attributes}>
            <option value="">{words.placeholder}</option>
            {words.options.map(({ value, label }, index) => (
              <option key={index} value={value}>
                {label}
              </option>
            ))}
          </Select>
        ) : (
          <input {...attributes} className="control" />
        )}
      </Field>
    );
  };
  const message = fields.message && field('message', fields.message);
  const attachment = fields.attachment && field('attachment', fields.attachment);
  const consent = field('consent', { label: fields.consent.label });
  return (
    <form
      id={id}
      className={styles.form}
      method="post"
      action={SERVICE + PATHS.enquiries}
      encType="multipart/form-data"
      aria-labelledby={labelledBy}
      {...{ [MARKERS.form]: form }}
      data-enquiry-token-address={SERVICE + PATHS.token}
      data-enquiry-sending={record.sending}
    >
      <input type="hidden" name={HIDDEN.form} value={form} />
      {site.inEach.length > 1 && (
        <input type="hidden" name={HIDDEN.language} value={site.language} />
      )}
      <input type="hidden" name={HIDDEN.page} value={page} />
      <input type="hidden" name={HIDDEN.token} data-enquiry-token="" />
      <input type="hidden" name={HIDDEN.from} data-enquiry-from="" />
      <div className="unseen" aria-hidden="true">
        <input type="text" name={HIDDEN.honeypot} tabIndex={-1} autoComplete="off" />
      </div>
      <div
        className={styles.summary}
        role="alert"
        tabIndex={-1}
        {...{ [MARKERS.summary]: '' }}
      ></div>
      <p className={classNames('t-soft', styles.note)}>
        <Asterisks text={record.required} />
      </p>
      {CONTROLS.map(control)}
      {message && (
        <Field {...message} wide>
          <textarea
            id={message.id}
            {...message.control}
            aria-describedby={message.describedBy}
            className="control"
          />
        </Field>
      )}
      {attachment && fields.attachment && (
        <Field {...attachment} wide>
          <div className={classNames('control', styles.file)}>
            <input
              id={attachment.id}
              {...attachment.control}
              aria-describedby={attachment.describedBy}
              data-enquiry-file=""
              data-most-bytes={MAX_FILE_BYTES}
              data-too-large={fillPlaceholders(errors.fileSize, {
                max: maxFileSize(site.language),
              })}
            />
            {/* Covers the native file control once the script runs and updates it. */}
            <div className={styles.picked} aria-hidden="true">
              <span className={classNames('t-strong', styles.choose)}>
                <Shapes shapes={lucideIcon('paperclip')} />
                {fields.attachment.choose}
              </span>
              <span className={styles.chosen}>
                <span className={styles.fileName} data-enquiry-file-name="">
                  {fields.attachment.empty}
                </span>
                <span data-enquiry-file-size="" />
              </span>
            </div>
            <button
              type="button"
              className={styles.remove}
              aria-label={fields.attachment.remove}
              data-enquiry-file-remove=""
              hidden
            >
              <Icon name="x" />
            </button>
          </div>
          <div className={styles.progress} data-enquiry-progress="" aria-hidden="true" hidden>
            <Ruler share={0} />
            <p className={classNames('cluster apart t-tabular', styles.progressText)}>
              <b className="t-strong">{record.sending}</b>{' '}
              <span data-enquiry-progress-text={progress} />
            </p>
          </div>
        </Field>
      )}
      <div className={`${styles.field} ${styles.wide}`}>
        <div className={styles.consent}>
          <input id={consent.id} {...consent.control} aria-describedby={consent.describedBy} />
          <p>
            <label htmlFor={consent.id}>{consent.label}</label>
            {'\u00a0'}
            <Asterisk />{' '}
            <a href={fields.consent.policy.href} className="link">
              {fields.consent.policy.label}
            </a>
          </p>
        </div>
        <FieldError id={consent.id} name="consent" />
      </div>
      <div className={styles.submit}>
        <Button label={record.submit} variant="brand" />
      </div>
      <p className="unseen" role="status" data-enquiry-status="" />
      {/* The content of the summary if the server can't be reached. */}
      <template data-enquiry-failed="">
        <h3>{unsent.title}</h3>
        <p>{unsent.text}</p>
      </template>
      {/* Added to the summary when sending again may help. */}
      <template data-enquiry-again="">
        <p className={classNames('cluster', styles.again)}>
          <Button label={again} size="small" /> <a href={`mailto:${email}`}>{email}</a>
        </p>
      </template>
    </form>
  );
}

function Asterisk() {
  return (
    <span className={classNames('t-strong', styles.asterisk)} aria-hidden="true">
      *
    </span>
  );
}

/** Text whose asterisks are styled like those of the labels. */
function Asterisks({ text }: { text: string }) {
  const [before = '', ...rest] = text.split('*');
  return (
    <>
      {before}
      {rest.map((after, index) => (
        <span key={index}>
          <span className={classNames('t-strong', styles.asterisk)}>*</span>
          {after}
        </span>
      ))}
    </>
  );
}

interface FieldProps {
  id: string;
  control: ControlAttributes;
  label: string;
  /** Text after the label of an optional field. */
  optional: string;
  hint?: string | undefined;
  /** Spans both columns. */
  wide?: boolean;
  children: ReactNode;
}

/** A label above a control, a hint and an error below it. */
function Field({ id, control, label, optional, hint, wide = false, children }: FieldProps) {
  return (
    <div className={classNames(styles.field, wide && styles.wide)}>
      <div className={classNames('t-small', styles.label)}>
        <label htmlFor={id} className="t-strong">
          {label}
          {control.required ? '\u00a0' : ' '}
          {control.required ? <Asterisk /> : <span className="t-soft">{optional}</span>}
        </label>
      </div>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={classNames('t-small t-soft', styles.hint)}>
          {hint}
        </p>
      )}
      <FieldError id={id} name={control.name} />
    </div>
  );
}

function FieldError({ id, name }: { id: string; name: FieldName }) {
  return (
    <p
      id={`${id}-error`}
      className={classNames('t-strong', styles.error)}
      {...{ [MARKERS.error]: name }}
    ></p>
  );
}
