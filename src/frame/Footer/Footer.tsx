import { MARKERS } from '../../../contract/names.ts';
import type { Words } from '../../schema/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { DisclosureMark } from '../../ui/DisclosureMark/DisclosureMark.tsx';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import type { EntryList, FooterContent } from '../content.ts';
import styles from './Footer.module.css';
import { sinkWord, WORD_WIDTH } from './sunk-word.ts';

interface FooterProps extends FooterContent {
  words: Words['frame'];
}

/** The footer of every page: statement, contact details, pages by group, languages, policies. */
export function Footer({
  name,
  letterWidth,
  statement,
  email,
  message,
  columns,
  copyright,
  legal,
  languages,
  words,
}: FooterProps) {
  return (
    <footer className={`on-dark ${styles.footer}`}>
      <div className="wrap">
        <div className={classNames('cluster apart', styles.top)}>
          <p className={classNames('t-quiet', styles.statement)}>{statement}</p>
          <div className={classNames('cluster', styles.contacts)}>
            <a href={`mailto:${email}`} className={classNames('t-strong tap', styles.email)}>
              <span>{email}</span>
            </a>
            <GoLink {...message} />
          </div>
        </div>
        <nav
          id="footer-navigation"
          aria-label={words.allPages}
          className={classNames('abreast', styles.columns)}
        >
          {columns.map((lists) => (
            <div key={lists[0]?.title}>
              {lists.map((list) => (
                <List key={list.title} {...list} />
              ))}
            </div>
          ))}
        </nav>
        <div className={classNames('t-soft cluster', styles.base)}>
          <p>
            © <span {...{ [MARKERS.years]: '' }}>{copyright.years}</span> {copyright.holder}
          </p>
          {languages.length > 0 && (
            <ul role="list" className={classNames('cluster', styles.legal)}>
              {languages.map(({ language, name, href }) => (
                <li key={language}>
                  <a href={href} hrefLang={language} lang={language} className="tap">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <nav aria-label={words.policies}>
            <ul role="list" className={classNames('cluster', styles.legal)}>
              {legal.map(({ label, href, current }) => (
                <li key={href}>
                  <a href={href} className="tap" aria-current={current}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <SunkWord word={name} set={letterWidth} />
    </footer>
  );
}

/** A group of links: a disclosure on phones, always open in wide windows. */
function List({ title, entries }: EntryList) {
  return (
    <details className={classNames('narrow-disclosure', styles.list)}>
      <summary className={classNames('apart', styles.summary)}>
        <h2 className="t-soft t-strong">{title}</h2>
        <DisclosureMark />
      </summary>
      <ul role="list">
        {entries.map(({ label, href, active = true, current }) => (
          <li key={label}>
            {href && active ? (
              <a href={href} aria-current={current}>
                {label}
              </a>
            ) : (
              <span>{label}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The brand name across the page, cut off below. Decorative. */
function SunkWord({ word, set }: { word: string; set: number | undefined }) {
  const { fontSize, left, baseline, height } = sinkWord(word, set);
  return (
    <div className={styles.word} aria-hidden="true">
      <svg viewBox={`0 0 ${WORD_WIDTH} ${height}`} aria-hidden="true">
        <text
          x={left}
          y={baseline}
          fontSize={fontSize}
          textLength={WORD_WIDTH}
          lengthAdjust="spacingAndGlyphs"
        >
          {word}
        </text>
      </svg>
    </div>
  );
}
