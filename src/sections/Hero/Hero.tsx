import type { z } from 'zod';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Hero.module.css';
import type { heroSchema } from './schema.ts';

/** The addresses of one cut of the film and of its poster, in both formats. */
interface Cut {
  readonly av1: string;
  readonly h264: string;
  readonly avif: string;
  readonly jpg: string;
}

export interface HeroProps extends z.infer<typeof heroSchema> {
  film: { readonly wide: Cut; readonly narrow: Cut };
}

/** Where the narrow cut of film and poster is shown. */
const NARROW = '(max-width: 768px)';
/** The sizes of the two cuts, in px. */
const WIDE_SIZE = { width: 1600, height: 900 } as const;
const NARROW_SIZE = { width: 720, height: 1080 } as const;
/** What a browser reads to know whether it can play the AV1 files: main profile, levels 4.0 and 3.0, 10 bits. */
const AV1_WIDE = 'video/webm; codecs="av01.0.08M.10"';
const AV1_NARROW = 'video/webm; codecs="av01.0.04M.10"';

/** The names of the button that stops film and typing. */
const PAUSE = 'Pause animation';
const PLAY = 'Play animation';

/** How many letters the longest word has that can't be broken; the type is sized so that it fits. */
const longestWord = (lead: string, words: readonly string[]): number =>
  Math.max(...[...lead.split(' '), ...words].map(({ length }) => length));

/**
 * Home's first view. The poster paints first; behaviours/film.ts adds the film, typed-word.ts types the
 * words, and motion-switch.ts shows the button that stops both.
 */
export function Hero({
  type,
  id,
  ground,
  lead,
  words,
  announcement,
  text,
  actions,
  film,
}: HeroProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'dark'} padded={false}>
      <div className={styles.stage} data-motion="">
        <picture>
          <source media={NARROW} type="image/avif" srcSet={film.narrow.avif} {...NARROW_SIZE} />
          <source media={NARROW} srcSet={film.narrow.jpg} {...NARROW_SIZE} />
          <source type="image/avif" srcSet={film.wide.avif} />
          <img
            src={film.wide.jpg}
            alt=""
            {...WIDE_SIZE}
            fetchPriority="high"
            className={styles.film}
          />
        </picture>
        <template data-film="">
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a film without controls takes no focus */}
          <video
            muted
            loop
            playsInline
            disablePictureInPicture
            aria-hidden="true"
            className={styles.film}
          >
            <source media={NARROW} src={film.narrow.av1} type={AV1_NARROW} />
            <source media={NARROW} src={film.narrow.h264} type="video/mp4" />
            <source src={film.wide.av1} type={AV1_WIDE} />
            <source src={film.wide.h264} type="video/mp4" />
          </video>
        </template>
        <Wrap className={styles.content}>
          <h1
            id={`${id}-heading`}
            className={styles.headline}
            data-letters={longestWord(lead, words)}
          >
            <span className={styles.announcement}>{announcement}</span>
            <span aria-hidden="true" className={styles.visible}>
              <span className={styles.line}>{lead}</span>
              <span className={styles.line}>
                <span className={styles.word} data-typed-word={words.join('|')}>
                  {words[0]}
                </span>
              </span>
            </span>
          </h1>
          <div className={styles.foot}>
            <p className={styles.text}>{text}</p>
            <div className={styles.actions}>
              {actions.map((action, index) => (
                <Button key={action.href} {...action} variant={index === 0 ? 'ink' : 'line'} />
              ))}
              <button
                type="button"
                hidden
                className={styles.switch}
                aria-label={PAUSE}
                data-motion-switch=""
                data-label-pause={PAUSE}
                data-label-play={PLAY}
              >
                <span className={styles.pause}>
                  <Icon name="pause" />
                </span>
                <span className={styles.play}>
                  <Icon name="play" />
                </span>
              </button>
            </div>
          </div>
        </Wrap>
      </div>
    </Section>
  );
}
