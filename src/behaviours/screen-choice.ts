/**
 * Shows the parts of a `[data-screen-choice]` that are for the value of its control, and hides those for other values: each
 * has its value in `data-for`, and a style sheet hides those without `data-chosen`. Screen readers say the `data-value-text`
 * of a shown part as the value of a slider.
 */
export function startScreenChoice(screen: HTMLElement) {
  const parts = screen.querySelectorAll<HTMLElement | SVGElement>('[data-for]');
  const show = (control: HTMLInputElement) => {
    for (const part of parts) {
      const { for: value, valueText } = part.dataset;
      const isChosen = value === control.value;
      part.toggleAttribute('data-chosen', isChosen);
      if (isChosen && valueText) control.setAttribute('aria-valuetext', valueText);
    }
  };
  screen.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) show(target);
  });
  // The visitor may have chosen before this script ran, and on a return to the page the browser restores the choice.
  const control = screen.querySelector<HTMLInputElement>('[type=range], :checked');
  if (control) show(control);
}
