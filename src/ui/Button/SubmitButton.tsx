import { Icon } from '../Icon/Icon.tsx';
import styles from './Button.module.css';

interface SubmitButtonProps {
  label: string;
}

/** The button that sends a form: the primary one of a light page. */
export function SubmitButton({ label }: SubmitButtonProps) {
  return (
    <button type="submit" className={`${styles.button} ${styles.brand}`}>
      <span>{label}</span>
      <Icon name="arrow-right" />
    </button>
  );
}
