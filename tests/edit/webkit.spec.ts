import { By, Key } from 'selenium-webdriver';
import { expect, test } from '../webkit-test.ts';
import { startClone } from './editor-test.ts';

test('in WebKit a headline is clicked, typed and saved as one line', async ({ webkit }) => {
  const { driver } = webkit;
  const { clone, stop } = await startClone('webkit');
  try {
    await driver.get(`${clone.url}#pages/index`);
    const frame = await webkit.find('.preview iframe');
    const drawn = () =>
      driver.executeScript<boolean>(
        (element: HTMLIFrameElement) =>
          element.contentDocument?.querySelector('#services h2[data-edit]') !== null,
        frame,
      );
    await expect.poll(drawn, { timeout: 100_000 }).toBe(true);
    await driver.switchTo().frame(frame);
    const heading = await driver.findElement(By.css('#services h2'));
    await driver.executeScript(
      (target: Element) => target.scrollIntoView({ block: 'center' }),
      heading,
    );
    await heading.click();
    await heading.sendKeys(Key.chord(Key.CONTROL, 'a'), 'Typed in WebKit', Key.ENTER);
    await driver.switchTo().defaultContent();
    const field = await webkit.find('[data-path="sections.2.heading"] textarea');
    await expect.poll(() => field.getAttribute('value')).toBe('Typed in WebKit');
    await driver.findElement(By.css('.main-action')).click();
    const status = await webkit.find('header [role="status"]');
    await expect.poll(() => status.getText()).toBe('Saved');
    const lines = clone.git('diff', '--unified=0', '--', 'content').split('\n');
    expect(lines.filter((line) => /^\+(?!\+)/.test(line))).toEqual([
      '+    heading: Typed in WebKit',
    ]);
  } finally {
    stop();
  }
});
