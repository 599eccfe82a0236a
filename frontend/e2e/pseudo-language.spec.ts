import { addToCart, closeConfirmation, fillCheckout, openBook } from './customer.ts';
import { findLayoutFaults } from './layout-faults.ts';
import { fillShop } from './owner-pages.ts';
import { expect, send } from './owner.ts';
import { findBareWords, speakPseudo } from './pseudo-language.ts';
import { settle } from './settle.ts';
import { customersPages, openPages } from './shop-pages.ts';
import { test } from './shop.ts';

test.use({ ownShop: 'pseudo-language', contextOptions: { reducedMotion: 'reduce' } });

const forms = [
  { direction: 'ltr', widths: [320, 390, 768, 1440] },
  { direction: 'rtl', widths: [390, 1440] },
] as const;

for (const { direction, widths } of forms)
  test(
    `longer texts, ${direction}, find room on every page and all come from the catalogues`,
    { tag: '@once' },
    async ({ page, shop }) => {
      test.setTimeout(600_000);
      const owners = Object.values(await fillShop(page, shop)).flat();
      await send(page, shop, '/settings', { withdrawal: { isOn: true, days: 14 } }, 'PUT');
      const title = await openBook(page);
      const book = new URL(page.url()).pathname;
      await addToCart(page, title);
      await page.goto('/checkout');
      await fillCheckout(page);
      await page.getByRole('button', { name: 'Place an Order' }).click();
      await closeConfirmation(page);
      await page.goto(book);
      await addToCart(page, title);
      await page.getByRole('button', { name: `Add ${title} to your wishlist` }).click();

      let given = '';
      const note = (text: string) => (given += text);
      page.on('response', (response) => {
        // What the page has left before it came is of no interest.
        if (/\/api\/(?!covers\/)/.test(response.url())) response.text().then(note, () => {});
      });
      await speakPseudo(page, direction);
      const shops = [...Object.values({ ...openPages, ...customersPages }), '/books?q=zzzz'];
      const found: Record<string, string[]> = {};
      for (const address of [...shops, book, '/withdrawal', '/admin', ...owners]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(address);
        await settle(page);
        for (const closed of await page.locator('main summary').all())
          await closed.click({ force: true });
        const bare = await findBareWords(page, given);
        if (bare.length > 0) found[`${address}: bare`] = bare;
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const faults = await findLayoutFaults(page, '\\[!!|!!\\]|~~');
          if (faults.length > 0) found[`${address} at ${width}`] = faults;
        }
      }
      expect(found).toEqual({});
    },
  );
