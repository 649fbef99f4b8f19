import styles from './Button.module.css';
import { Button } from './Button.tsx';

interface ButtonBelowProps {
  action: { readonly href: string; readonly label: string } | undefined;
}

/** The button below what a section shows; nothing where it has none. */
export function ButtonBelow({ action }: ButtonBelowProps) {
  if (!action) return null;
  return (
    <p className={styles.below}>
      <Button {...action} variant="line" />
    </p>
  );
}
