import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './WorkingScreen.module.css';

/** The props of a working screen. @template Source its texts in the source language */
export interface Translated<Source> {
  /** The tag of the language of `texts`: the source's where a language has no translation of product screens. */
  language: string;
  texts: Readonly<Record<keyof Source, string>>;
}

interface WorkingScreenProps
  extends Pick<Translated<unknown>, 'language'>,
    ComponentProps<'figure'> {
  /** The accessible name. */
  label: string;
}

/** The attributes of a part that is shown while the control has a value: see behaviours/screen-choice.ts. */
export const partFor = (value: number, first: number) => ({
  'data-for': value,
  'data-chosen': value === first ? '' : undefined,
});

/** An interactive screen of a product. */
export function WorkingScreen({
  label,
  language,
  className,
  children,
  ...attributes
}: WorkingScreenProps) {
  return (
    <figure
      {...attributes}
      lang={language}
      dir="ltr"
      aria-label={label}
      className={classNames('on-light', styles.screen, className)}
    >
      {children}
    </figure>
  );
}
