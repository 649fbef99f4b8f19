import { useEffect, useRef, useState } from 'react';

/** How long a track must lie still where no end of scrolling is told, in ms. */
const REST_MS = 150;

/**
 * A track that scrolls and snaps by itself, so that touch, wheel and arrow keys need no script; buttons move it.
 *
 * @param count the number of slides, the children of the track. The track is positioned, so that they are
 *   measured from it.
 * @returns the index of the slide in view, a function that shows a slide (past either end it wraps), and the
 *   attributes of the track
 */
export function useCarousel<Track extends HTMLElement>(count: number) {
  const track = useRef<Track>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The slide that a button has asked for, until the track is there or the visitor moves it. */
  const asked = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);

  /** Takes over what the visitor has swiped or scrolled to. */
  const follow = () => {
    if (!track.current) return;
    const seen = slideInView(track.current);
    // On a busy machine a track seems to rest on its way, and the end of a movement may be that of the one before.
    if (asked.current !== undefined && asked.current !== seen) return;
    asked.current = undefined;
    setCurrent(seen);
  };
  const followAtRest = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(follow, REST_MS);
  };
  /** The visitor moves the track: what they do holds, wherever a button was to bring it. Its end may have been told before. */
  const giveWay = () => {
    asked.current = undefined;
    followAtRest();
  };
  // The track may have been moved before this code arrived.
  useEffect(follow, []);

  const show = (index: number) => {
    const next = (index + count) % count;
    if (!track.current) return;
    // Only a neighbour slides in: nobody wants to watch the others fly past.
    const behavior = Math.abs(next - current) > 1 ? 'instant' : 'auto';
    track.current.scrollTo({ left: startOf(track.current, next), behavior });
    asked.current = next;
    setCurrent(next);
  };

  return {
    current,
    show,
    track: {
      ref: track,
      tabIndex: 0,
      // Only once it rests: on its way to a slide it passes others.
      onScrollEnd: follow,
      onPointerDown: giveWay,
      onWheel: giveWay,
      onKeyDown: giveWay,
      onScroll: () => {
        if ('onscrollend' in window) clearTimeout(rest.current);
        else followAtRest();
      },
    },
  };
}

/** How far the track is scrolled when it shows the slide, in px. */
function startOf(track: HTMLElement, index: number): number {
  const [first, slide] = [track.children[0], track.children[index]];
  if (!(first instanceof HTMLElement && slide instanceof HTMLElement)) return 0;
  return slide.offsetLeft - first.offsetLeft;
}

/** The slide that begins before the middle of the track; the last one where the track can go no further. */
function slideInView(track: HTMLElement): number {
  const { scrollLeft, scrollWidth, clientWidth, children } = track;
  const last = children.length - 1;
  if (scrollWidth - clientWidth - scrollLeft < 1) return last;
  const middle = scrollLeft + clientWidth / 2;
  return Array.from(children).findLastIndex((_, index) => startOf(track, index) <= middle);
}
