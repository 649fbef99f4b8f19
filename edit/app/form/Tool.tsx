import type { ReactNode } from 'react';

/** A small button with a sign; its name is read out and shown on pointing. */
export const Tool = ({
  name,
  sign,
  off = false,
  act,
}: {
  readonly name: string;
  readonly sign: ReactNode;
  readonly off?: boolean;
  readonly act: () => void;
}) => (
  <button
    type="button"
    className="tool"
    aria-label={name}
    title={name}
    disabled={off}
    onClick={act}
  >
    {sign}
  </button>
);
