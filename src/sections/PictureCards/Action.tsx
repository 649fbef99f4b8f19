import { Button } from '../../ui/Button/Button.tsx';
import styles from './PictureCards.module.css';

/** The button below the cards. */
export function Action(action: { label: string; href: string }) {
  return (
    <p className={styles.action}>
      <Button {...action} variant="line" />
    </p>
  );
}
