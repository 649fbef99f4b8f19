import type { ComponentProps, ReactNode } from 'react';

/** A button that sends no form. */
export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

/** A form that does something here and leads nowhere. */
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
