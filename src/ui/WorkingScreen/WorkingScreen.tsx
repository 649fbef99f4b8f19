import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './WorkingScreen.module.css';

/** The props of a working screen. @template Source its texts in the source language */
export interface Translated<Source> {
  /** The tag of the language of `texts`: the source's where a language has no translation of product screens. */
  language: string;
  texts: Readonly<Record<keyof Source, string>>;
}

interface WorkingScreenProps extends Pick<Translated<unknown>, 'language'> {
  /** The accessible name. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** An interactive screen of a product. */
export function WorkingScreen({ label, language, className, children }: WorkingScreenProps) {
  return (
    <figure
      lang={language}
      dir="ltr"
      aria-label={label}
      className={classNames('on-light', styles.screen, className)}
    >
      {children}
    </figure>
  );
}
