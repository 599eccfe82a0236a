import {
  responseWithLongWords,
  enlarged,
  expectNothingSticksOutAt,
  longWord,
  smallScreens,
} from './long-words.ts';
import { fillShop } from './owner-pages.ts';
import { expect } from './owner.ts';
import { settle } from './settle.ts';
import { test } from './shop.ts';

/** As the owner fills them, in addition to customers and books. */
const ownersTexts: Record<string, string> = {
  username: longWord,
  by: longWord,
  subject: `About ${longWord}`,
  to: `${longWord}@example.com`,
  email: `${longWord}@example.com`,
  error: `550 ${longWord}`,
  text: `${longWord} and ${longWord}`,
  category: longWord,
  sender: longWord,
  hero: `${longWord} and ${longWord}`,
  about: `${longWord} and ${longWord}`,
  services: `${longWord}\n\n# ${longWord}`,
  delivery: longWord,
  hours: longWord,
  url: `https://example.com/${longWord}`,
};

const sizes = [...smallScreens, ...enlarged];

test('long words keep to every page of the owner', { tag: '@once' }, async ({ page, shop }) => {
  test.setTimeout(480_000);
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/admin');
  await expectNothingSticksOutAt(sizes, page, 'sign-in');
  const addresses = Object.values(await fillShop(page, shop)).flat();
  await responseWithLongWords(page, ownersTexts);
  for (const address of addresses) {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(address);
    await settle(page);
    for (const closed of await page.locator('summary').all()) await closed.click();
    await settle(page);
    await expect(page.locator('main')).not.toHaveText(/^$|Loading/);
    await expectNothingSticksOutAt(sizes, page, address);
  }
});
