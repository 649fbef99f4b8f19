import type { SectionIn } from '../../site/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { Facts } from '../../ui/Facts/Facts.tsx';
import { Ruler } from '../../ui/Meter/Meter.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { HeadedSection } from '../../ui/SectionHeading/SectionHeading.tsx';
import { useWords } from '../../ui/words.ts';
import { tabAttributes } from './attributes.ts';
import styles from './Tabs.module.css';

/** Tabs in equal columns under a progress ruler, above a picture and text. On narrow screens the tabs wrap. */
export function Row(props: SectionIn<'tabs', 'row'>) {
  const { items } = props;
  const tabs = tabAttributes(props, 'horizontal');
  return (
    <HeadedSection of={props} ground="light">
      <div className={styles.row} data-reveal="">
        <div className={styles.choice}>
          <Ruler share={tabs.progress} name={useWords().tabs.progress} />
          <div {...tabs.list}>
            <ul role="none" className={classNames('abreast', styles.across)}>
              {items.map(({ label }, index) => (
                <li key={index} role="none">
                  <button {...tabs.tab(index)} className="t-name t-soft">
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </div>
        {items.map(({ label, title, text, facts, picture }, index) => (
          <div key={index} {...tabs.panel(index)} className={styles.panel}>
            <div className={classNames('columns', !facts && styles.brief)}>
              <Plate picture={picture} className={styles.picture} />
              <div className={classNames('stack', styles.words)}>
                {title && <p className={styles.label}>{label}</p>}
                <h3 className="t-quiet">{title ?? label}</h3>
                <p className={classNames('t-lead t-soft', styles.text)}>{text}</p>
                {facts && <Facts facts={facts} className={styles.facts} />}
              </div>
            </div>
          </div>
        ))}
      </div>
    </HeadedSection>
  );
}
