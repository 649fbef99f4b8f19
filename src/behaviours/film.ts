/**
 * Puts the film of a `template[data-film]` in the template's place once the page is there and idle, and
 * plays it while the `[data-motion]` around it says so. Which cut and format is fetched, the browser picks
 * from the `<source>` elements. Until then, and without script, nothing of the film is fetched.
 */

import { whenIdle } from './waiting.ts';

declare global {
  interface Navigator {
    /** Of the Network Information API, which some browsers lack, and TypeScript's types too. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the visitor asked for less data. */
export const savesData = ({ connection }: Pick<Navigator, 'connection'>): boolean =>
  connection?.saveData === true;

/** Starts the film, unless the visitor saves data. */
export function startFilm() {
  const template = document.querySelector<HTMLTemplateElement>('template[data-film]');
  const scope = template?.closest<HTMLElement>('[data-motion]');
  if (!template || !scope || savesData(navigator)) return;
  let video: HTMLVideoElement | null = null;

  const follow = () => {
    if (scope.dataset.motion !== 'running') {
      video?.pause();
      return;
    }
    video ??= place(template);
    video?.play().catch(({ name }: DOMException) => {
      // Another cause is a pause before the first frame, or a format that no source offers: the poster stays.
      if (name === 'NotAllowedError') scope.dispatchEvent(new Event('motionrefused'));
    });
  };
  whenIdle(() => {
    new MutationObserver(follow).observe(scope, { attributeFilter: ['data-motion'] });
    follow();
  });
}

function place(template: HTMLTemplateElement): HTMLVideoElement | null {
  const content = document.importNode(template.content, true);
  const video = content.querySelector('video');
  // A cloned video doesn't take its sound from the attribute, and one with sound may not start by itself.
  if (video) video.muted = true;
  template.replaceWith(content);
  return video;
}
