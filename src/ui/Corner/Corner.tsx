import type { ReactNode } from 'react';
import type { PictureSet } from '../../schema/picture.ts';
import { classNames } from '../class-names.ts';
import { Plate } from '../Plate/Plate.tsx';
import styles from './Corner.module.css';

interface CornerProps {
  picture?: PictureSet | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The words that open a page, with or without a small picture beside them. */
export function Corner({ picture, className, children }: CornerProps) {
  return (
    <div className={classNames('stack', picture && styles.corner, className)}>
      {picture && (
        <Plate picture={picture} eager className={classNames('blended', styles.picture)} />
      )}
      {children}
    </div>
  );
}
