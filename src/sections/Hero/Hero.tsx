import { plateImage } from '../../content/pictures/drawn-pictures.ts';
import type { SectionProps } from '../../site/site.ts';
import { Buttons } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Image } from '../../ui/Image/Image.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { useWords } from '../../ui/words.ts';
import { film } from './film.ts';
import styles from './Hero.module.css';

/** The windows that get the narrow cut of film and poster. */
const NARROW = '(max-width: 768px)';
/** The sizes of the two cuts, in px. */
const WIDE_SIZE = { width: 1600, height: 900 } as const;
const NARROW_SIZE = { width: 720, height: 1080 } as const;
/** AV1 in the main profile, levels 4.0 and 3.0, 10 bits; tells a browser whether it can play the file. */
const AV1_WIDE = 'video/webm; codecs="av01.0.08M.10"';
const AV1_NARROW = 'video/webm; codecs="av01.0.04M.10"';

/** The numbers of letters for which the style sheet has a size; a translated line has up to 16. */
const ROOM = [7, 8, 9, 10, 12, 16];

/** What covers the hero: the poster, and the film in a template for behaviours/film.ts; a plate if the brand has no film. */
export function Backdrop() {
  const className = classNames('fill', styles.film);
  if (!film) {
    return <Image picture={plateImage('frame/home', 'hero')} eager className={className} />;
  }
  const { wide, narrow } = film;
  return (
    <>
      <picture>
        <source media={NARROW} type="image/avif" srcSet={narrow.avif} {...NARROW_SIZE} />
        <source media={NARROW} srcSet={narrow.jpg} {...NARROW_SIZE} />
        <source type="image/avif" srcSet={wide.avif} />
        <img src={wide.jpg} alt="" {...WIDE_SIZE} fetchPriority="high" className={className} />
      </picture>
      <template data-film="">
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a video without controls can't be focused */}
        <video
          muted
          loop
          playsInline
          disablePictureInPicture
          aria-hidden="true"
          className={className}
        >
          <source media={NARROW} src={narrow.av1} type={AV1_NARROW} />
          <source media={NARROW} src={narrow.h264} type="video/mp4" />
          <source src={wide.av1} type={AV1_WIDE} />
          <source src={wide.h264} type="video/mp4" />
        </video>
      </template>
    </>
  );
}

type HeadlineProps = Pick<SectionProps<'hero'>, 'id' | 'lead' | 'words' | 'announcement'>;

/** The main heading, in letters as large as its longest line allows. */
export function Headline({ id, lead, words, announcement }: HeadlineProps) {
  const letters = Math.max(...[lead, ...words].map(({ length }) => length));
  return (
    <h1
      id={`${id}-heading`}
      className={styles.headline}
      data-letters={ROOM.find((room) => room >= letters)}
    >
      <span className="unseen">{announcement}</span>
      <span aria-hidden="true" className={styles.visible}>
        <span className={styles.line}>{lead}</span>
        <span className={styles.line}>
          <span className={styles.word} data-typed-word={words.join('|')}>
            {words[0]}
          </span>
        </span>
      </span>
    </h1>
  );
}

/**
 * The hero of the home page. The poster is shown first. behaviours/film.ts adds the film, typed-word.ts types the words, and
 * motion-switch.ts shows the button that stops both.
 */
export function Hero(props: SectionProps<'hero'>) {
  const { text, actions } = props;
  const button = useWords().film;
  return (
    <Section of={props} ground="dark" space="none">
      <div className={classNames('stack stage', styles.stage)} data-motion="">
        <Backdrop />
        <div className={classNames('wrap', styles.content)}>
          <Headline {...props} />
          <div className={classNames('cluster apart', styles.foot)}>
            <p className={classNames('t-lead', styles.text)}>{text}</p>
            <Buttons actions={actions} className={styles.actions}>
              <button
                type="button"
                hidden
                className={styles.switch}
                aria-label={button.pause}
                data-motion-switch=""
                data-label-pause={button.pause}
                data-label-play={button.play}
              >
                <span className={styles.pause}>
                  <Icon name="pause" />
                </span>
                <span className={styles.play}>
                  <Icon name="play" />
                </span>
              </button>
            </Buttons>
          </div>
        </div>
      </div>
    </Section>
  );
}
