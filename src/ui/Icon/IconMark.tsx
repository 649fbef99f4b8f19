import styles from './Icon.module.css';

/** A decorative icon that content chose: the shapes of a Lucide icon, resolved at build. */
export function IconMark({ shapes }: { shapes: string }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
