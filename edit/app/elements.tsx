import type { ComponentProps, ReactNode } from 'react';

/** A button that submits no form. A disabled one does nothing, but keeps the focus. */
export const Button = ({ disabled, onClick, ...props }: ComponentProps<'button'>) => (
  <button
    type="button"
    {...props}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onClick}
  />
);

/** A form with a button at its end that calls a function and does not navigate. */
export const Form = ({
  act,
  label,
  disabled,
  children,
}: {
  readonly act: () => void;
  /** The name of the button. */
  readonly label: string;
  readonly disabled: boolean;
  readonly children: ReactNode;
}) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      if (!disabled) act();
    }}
  >
    {children}
    <Button type="submit" className="main-action" disabled={disabled}>
      {label}
    </Button>
  </form>
);
