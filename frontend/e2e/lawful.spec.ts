import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { register } from './customer.ts';
import { keyboardOf } from './keyboard.ts';
import { lands } from './lawful-words.ts';
import { test } from './mail-box.ts';
import { expect, headersOf, read, send, signIn } from './owner.ts';
import { settle } from './settle.ts';
import type { Shop } from './shop.ts';

test.use({ ownShop: 'lawful', contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 400_000 });

type Land = (typeof lands)[keyof typeof lands];

const noticeUrl = 'https://notice.example/guarantee';
/** As pages have them: numbers stand before narrow spaces that do not break. */
const plain = (text: string | null) => (text ?? '').replace(/[\s\u00a0\u202f]+/g, ' ');

/** Two books of one publisher, reduced before the law forbids it; the second has a rate of its own. */
async function fillShop(owner: Page, shop: Shop, language: keyof typeof lands) {
  const { money } = lands[language];
  await send(owner, shop, '/settings', { ...law0, language, money }, 'PUT');
  const add = (title: string, more: object = {}) =>
    send<{ _id: string; title: string }>(owner, shop, '/books/create-book', {
      title: `${title} ${language}`,
      description: 'A book.',
      category: 'fiction',
      newPrice: 12,
      oldPrice: 12.5,
      publisher: 'Hanser',
      ...more,
    });
  const books = [await add('Emma'), await add('Calendar', { vatRate: 19, newPrice: 8 })] as const;
  const maker = { name: 'Hanser', address: 'Vilshofener Str. 10\n81679 München' };
  await send(owner, shop, '/publishers/hanser', { ...maker, email: 'info@hanser.example' }, 'PUT');
  return books;
}

/** As it is before the owner chooses a country. */
const law0 = {
  fixedPrice: 'none',
  orderButton: 'default',
  shipping: { fee: 3.5, freeFrom: null, tax: 'included', rule: 'free' },
  guarantee: { isOn: false, image: '', url: '' },
  safety: { isOn: false },
  withdrawal: { isOn: false, days: 14 },
  lowestPrice: false,
  vat: { isOn: false, rate: 0, shippingRate: null },
  pages: { terms: '# Terms\n\nIn writing.', imprint: 'Corner Books, 1 Quay Street' },
};

/** The owner chooses the country, applies what it proposes, and says where the notice stands. */
async function applyLaw(owner: Page, { country, law }: Land) {
  await owner.goto('/dashboard/settings?tab=law');
  const panel = owner.locator('#selling-in');
  await panel.locator('select').selectOption(country);
  await expectNoFindings(owner, 'what a country proposes');
  await panel.getByRole('button', { name: law.applyAll, exact: true }).press('Enter');
  const rows = panel.getByRole('listitem');
  await expect(panel.getByText(law.isSet)).toHaveCount((await rows.count()) - 1);
  await owner.locator('input[name="guarantee.url"]').fill(noticeUrl);
  await owner.locator('input[name="guarantee.isOn"]').check();
  await owner.getByRole('button', { name: law.save, exact: true }).press('Enter');
  await expect(panel.getByText(law.isSet)).toHaveCount(await rows.count());
}

/** Address and notice, terms, then what is bought with its total last, then the button at once. */
async function expectLastStep(page: Page, { summary, submit, agree, guarantee }: Land) {
  const main = page.getByRole('main');
  const box = main.locator('section[aria-labelledby="order-summary"]');
  const button = main.getByRole('button', { name: submit, exact: true });
  const parts = [
    main.locator('[autocomplete="postal-code"]'),
    main.getByRole('link', { name: guarantee }),
    main.getByRole('checkbox', { name: agree }),
    box.getByText(summary.shipping, { exact: true }),
    box.getByRole('table', { name: summary.vat }),
    box.getByText(summary.total, { exact: true }).last(),
    button,
  ];
  const isInOrder = await Promise.all(
    parts.slice(1).map(async (part, i) => {
      const after = await part.elementHandle();
      return parts[i]!.evaluate(
        (before, next) => Boolean(before.compareDocumentPosition(next as Node) & 4),
        after,
      );
    }),
  );
  expect(isInOrder).toEqual(isInOrder.map(() => true));
  const total = parts.at(-2)!;
  await button.scrollIntoViewIfNeeded();
  await expect(total).toBeInViewport({ ratio: 1 });
  await expect(button).toBeInViewport({ ratio: 1 });
  const [above, below] = [await total.boundingBox(), await button.boundingBox()];
  const gap = below!.y - above!.y - above!.height;
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(64);
}

for (const language of ['en', 'de', 'fr'] as const) {
  const land = lands[language];
  // A phone looks at one language, a desk at all.
  const tag = language === 'de' ? [] : ['@once'];
  test(
    `in ${language} what the law asks for stands in every place`,
    { tag },
    async ({ page, browser, shop, mailBox }) => {
      const owner = await browser.newPage({ baseURL: shop.url });
      await owner.goto('/dashboard');
      await signIn(owner, shop);
      const email = await register(page);
      const books = await fillShop(owner, shop, language);
      const main = page.getByRole('main');

      await page.goto(`/books/${books[0]._id}`);
      await expect(main.getByRole('article').first().locator('s')).toHaveCount(1);
      await expect(page.getByText(land.maker)).toHaveCount(0);
      await applyLaw(owner, land);

      await page.goto(`/books/${books[0]._id}`);
      await expect(main.getByText('Vilshofener Str. 10')).toBeVisible();
      await expect(main.getByRole('heading', { name: land.maker })).toBeVisible();
      // 12 is 4 % below 12.50.
      await expect(main.getByRole('article').first().locator('s')).toHaveCount(
        land.country === 'IT' ? 1 : 0,
      );
      expect(plain(await main.textContent())).toContain(land.note);
      const foot = page.getByRole('contentinfo');
      await expect(foot.getByRole('link', { name: land.guarantee })).toBeVisible();
      await expect(foot.getByRole('link', { name: land.withdrawal })).toBeVisible();
      await settle(page);
      await expectNoFindings(page, 'book');

      const { reach, press } = keyboardOf(page);
      for (const { _id, title } of books) {
        await page.goto(`/books/${_id}`);
        await press('button', new RegExp(`^${land.add}\\s?: ${title}$`));
        await expect(main.getByRole('button', { name: title }).first()).toBeVisible();
      }
      await page.goto('/checkout');
      for (const [label, value] of land.fields) {
        await reach('textbox', label);
        await page.keyboard.type(value);
      }
      await reach('checkbox', land.agree);
      await page.keyboard.press('Space');
      await expectLastStep(page, land);
      await expectNoFindings(page, 'checkout');
      await press('button', land.submit);
      await expect(page.getByRole('dialog', { name: land.placed })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(main.getByRole('table', { name: land.summary.vat })).toBeVisible();
      await settle(page);
      await expectNoFindings(page, 'orders');

      interface Order {
        _id: string;
        totalPrice: number;
        vat: { rate: number; net: number; vat: number; gross: number }[];
      }
      const [order] = await read<Order[]>(owner, shop, '/orders/');
      const gross = order!.vat.reduce((sum, each) => sum + Math.round(each.gross * 100), 0);
      expect(gross).toBe(Math.round(order!.totalPrice * 100));
      await owner.goto(`/dashboard/orders/${order!._id}`);
      await expect(owner.getByRole('table', { name: land.summary.vat }).first()).toBeVisible();
      const headers = await headersOf(owner, shop);
      const printed = await owner.request.get(`/api/orders/${order!._id}/receipt`, { headers });
      const receipt = await printed.text();
      expect(receipt).toContain(land.receipt);
      expect(plain(receipt)).toContain(`${land.rate}`);
      expect(receipt).not.toMatch(/invoice|rechnung|facture/i);
      await owner.goto('/dashboard/reports?period=month');
      const report = owner.getByRole('table', { name: land.report, exact: true });
      await expect(report.getByRole('row').nth(1)).toBeVisible();
      await settle(owner);
      await expectNoFindings(owner, 'reports');

      const { text = '' } = await mailBox.emailTo(email);
      expect(plain(text)).toContain(land.email);
      expect(text).toContain('/guarantee');
      await page.goto('/guarantee');
      await expect(main.getByRole('link', { name: land.guarantee })).toHaveAttribute(
        'href',
        noticeUrl,
      );
      await send(owner, shop, '/settings', { ...law0, language: 'en' }, 'PUT');
      await owner.close();
    },
  );
}
