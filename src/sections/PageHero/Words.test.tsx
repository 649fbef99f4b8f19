import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import styles from './PageHero.module.css';
import { Heading } from './Words.tsx';

test.each([
  ['Softwareentwickler (m/w/d)', true],
  ['Datenschutzerklärung', true],
  ['How we read a company’s CV-like applications', false],
])('whether the title “%s” is set smaller on phones: %s', (heading, isSmaller) => {
  const markup = renderToStaticMarkup(<Heading id="intro" layout="plain" heading={heading} />);
  expect(markup.includes(styles.compound ?? '')).toBe(isSmaller);
});
