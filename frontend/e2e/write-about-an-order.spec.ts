import { expectNoFindings } from './axe.ts';
import { test } from './mail-box.ts';
import { expect, send, signIn } from './owner.ts';
import { settle } from './settle.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

interface Order {
  _id: string;
  number: number;
}

test(
  'A visitor writes about an order by the link of an email, and the shop answers',
  { tag: '@once' },
  async ({ page, browser, shop, mailBox }) => {
    const owner = await browser.newPage({ baseURL: shop.url });
    await owner.goto('/dashboard/orders');
    await signIn(owner, shop);
    const facts = { title: 'Asked About', description: 'A book.', category: 'fiction' };
    const book = await send<{ _id: string }>(owner, shop, '/books/create-book', {
      ...facts,
      newPrice: 10.5,
      stock: 3,
    });
    const email = 'phil@example.com';
    const address = { city: 'Bath', country: 'UK', state: '-', zipcode: 'BA1' };
    const order = { name: 'Phil Phone', phone: '12345', email, address, productIds: [book._id] };
    const { _id, number } = await send<Order>(owner, shop, '/orders/by-phone', order);
    const { text = '' } = await mailBox.emailTo(email);
    const link = /http\S+\/messages\/\S+/.exec(text)?.[0] ?? '';
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Messages about your order' })).toBeVisible();
    await page.getByLabel('New message').fill('Is it <i>signed</i>?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Is it <i>signed</i>?', { exact: true })).toBeVisible();
    await settle(page);
    await expectNoFindings(page, 'messages of a visitor');

    await owner.goto('/dashboard/orders');
    await expect(owner.getByText('1 new message').first()).toBeVisible();
    await owner.getByRole('link', { name: String(number), exact: true }).click();
    await expect(owner.getByText('Is it <i>signed</i>?', { exact: true })).toBeVisible();
    await owner.getByRole('textbox', { name: 'New message' }).fill('Yes, by its author.');
    await owner.getByRole('button', { name: 'Send message' }).click();
    await page.reload();
    await expect(page.getByText('Yes, by its author.')).toBeVisible();

    // Neither a guessed link nor one without its secret opens anything.
    for (const wrong of [`${link}x`, `/messages/${_id}`, `/messages/${_id}#x`]) {
      const stranger = await browser.newPage({ baseURL: shop.url });
      await stranger.goto(wrong);
      await expect(stranger.getByText('This link is not valid any more')).toBeVisible();
      await expect(stranger.getByText('Yes, by its author.')).toHaveCount(0);
      await stranger.close();
    }
  },
);
