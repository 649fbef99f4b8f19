/**
 * Replaces a `template[data-film]` with its film once the page has loaded and is idle, and plays it while the surrounding
 * `[data-motion]` is `running`. The browser picks size and format from the `<source>` elements. Before that, and without
 * script, nothing of the film is fetched.
 */

import { whenIdle } from './waiting.ts';

declare global {
  interface Navigator {
    /** Part of the Network Information API, which TypeScript and some browsers lack. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Starts the film, unless the visitor saves data. */
export function startFilm() {
  const template = document.querySelector<HTMLTemplateElement>('template[data-film]');
  const scope = template?.closest<HTMLElement>('[data-motion]');
  if (!template || !scope || navigator.connection?.saveData) return;
  let video: HTMLVideoElement | null = null;

  const follow = () => {
    if (scope.dataset.motion !== 'running') {
      video?.pause();
      return;
    }
    video ??= place(template);
    video?.play().catch(({ name }: DOMException) => {
      // Other causes, such as a pause before the first frame or no playable format, leave the poster.
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
  // A cloned video ignores its `muted` attribute, and browsers block autoplay with sound.
  if (video) video.muted = true;
  template.replaceWith(content);
  return video;
}
