import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import { Answer } from './Answer.tsx';
import type { PropsIn, StatementProps } from './props.ts';
import styles from './Statement.module.css';
import { Wireframe } from './Wireframe.tsx';

/** One sentence, as loud or as quiet as a page gets. */
export function Statement(props: StatementProps) {
  switch (props.layout) {
    case 'figure':
      return <Figure {...props} />;
    case 'control':
      return <Control {...props} />;
    case 'answer':
      return <Answer {...props} />;
    case 'wireframe':
      return <Wireframe {...props} />;
    case 'quiet':
      return <Quiet {...props} />;
    default:
      return <Loud {...props} />;
  }
}

function Loud({ type, id, ground = 'dark', heading }: PropsIn<'loud'>) {
  // The buoy stands for the full stop, and a screen reader is told of neither.
  const buoy = ground === 'dark';
  return (
    <Section id={id} type={type} ground={ground} padded={false} className={styles.loud}>
      <Wrap className={styles.foot}>
        <h2 id={`${id}-heading`} className={styles.sentence} data-reveal="">
          {buoy ? heading.replace(/\.$/, '') : heading}
          {buoy && <span className={styles.buoy} />}
        </h2>
      </Wrap>
    </Section>
  );
}

function Figure({ type, id, ground = 'light', value, heading, text }: PropsIn<'figure'>) {
  return (
    <Section id={id} type={type} ground={ground}>
      <Wrap grid>
        <p className={styles.value} data-reveal="">
          {value}
        </p>
        <h2 id={`${id}-heading`} className={styles.says} data-reveal="">
          {heading}
        </h2>
        {text && <p className={styles.behind}>{text}</p>}
      </Wrap>
    </Section>
  );
}

/** A real switch: the style sheet alone says which of its states is the present one. */
function Control({ type, id, ground = 'light', ...props }: PropsIn<'control'>) {
  const { heading, text, off, on, states } = props;
  return (
    <Section id={id} type={type} ground={ground}>
      <Wrap grid className={styles.control}>
        <div className={styles.about}>
          <h2 id={`${id}-heading`} className={styles.loudly} data-reveal="">
            {heading}
          </h2>
          {text && <p className={styles.more}>{text}</p>}
        </div>
        <label className={styles.switch}>
          <input type="checkbox" className={styles.input} />
          <span className={styles.off}>{off}</span>
          <span className={styles.on}>{on}</span>
          <span className={styles.knob} />
        </label>
        <ul role="list" className={styles.states}>
          {(['rest', 'hover', 'press', 'done'] as const).map((state) => (
            <li key={state} className={styles[state]}>
              {states[state]}
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}

function Quiet({ type, id, ground = 'light', heading, text, picture }: PropsIn<'quiet'>) {
  return (
    <Section id={id} type={type} ground={ground} padded={false} className={styles.quiet}>
      <Wrap grid>
        <Plate picture={picture} className={styles.small} />
        <div className={styles.aside} data-reveal="">
          <h2 id={`${id}-heading`} className={styles.calm}>
            {heading}
          </h2>
          {text && <p className={styles.more}>{text}</p>}
        </div>
      </Wrap>
    </Section>
  );
}
