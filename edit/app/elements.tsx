import type { ComponentProps, ReactNode } from 'react';

/** A button that submits no form. */
export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

/** A form that calls a function and does not navigate. */
export const Form = ({
  act,
  children,
}: {
  readonly act: () => void;
  readonly children: ReactNode;
}) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      act();
    }}
  >
    {children}
  </form>
);
