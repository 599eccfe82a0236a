import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { expect, signIn } from './owner.ts';
import { settle } from './settle.ts';
import { test } from './shop.ts';

/** What a customer reads on the way to an order. */
const phrases = {
  de: {
    direction: 'ltr',
    catalogue: 'Alle Bücher',
    add: /^In den Warenkorb: /,
    search: 'Bücher suchen',
    register: { email: 'E-Mail', password: 'Passwort', button: 'Registrieren' },
    fields: [
      ['Vor- und Nachname', 'Ada Lovelace'],
      ['Telefonnummer', '030 1234567'],
      ['Straße und Hausnummer', 'Hauptstraße 1'],
      ['Ort', 'Berlin'],
      ['Bundesland / Kanton', 'Berlin'],
      ['Postleitzahl', '10115'],
      ['Land / Region', 'Deutschland'],
    ],
    submit: 'Zahlungspflichtig bestellen',
    placed: 'Ihre Bestellung wurde erfolgreich aufgegeben!',
    orders: 'Ihre Bestellungen',
    settings: 'Einstellungen',
  },
  he: {
    direction: 'rtl',
    catalogue: 'כל הספרים',
    add: /^הוספה לסל: /,
    search: 'חיפוש ספרים',
    register: { email: 'דוא״ל', password: 'סיסמה', button: 'הרשמה' },
    fields: [
      ['שם מלא', 'עדה לאבלייס'],
      ['מספר טלפון', '03-1234567'],
      ['כתובת / רחוב', 'דיזנגוף 1'],
      ['יישוב', 'תל אביב'],
      ['מחוז / אזור', 'תל אביב'],
      ['מיקוד', '6332801'],
      ['מדינה', 'ישראל'],
    ],
    submit: 'ביצוע הזמנה',
    placed: 'ההזמנה שלך התקבלה בהצלחה!',
    orders: 'ההזמנות שלך',
    settings: 'הגדרות',
  },
} as const;

type Spoken = keyof typeof phrases;

/** In the settings, as the owner chooses it. */
async function choose(page: Page, language: Spoken | 'en' | 'fr'): Promise<void> {
  await page.goto('/dashboard/settings');
  const list = page.locator('select[name="language"]');
  await expect(list).toBeVisible();
  await list.selectOption(language);
  await page.locator('button[type="submit"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

for (const language of ['de', 'he'] as const)
  test(`a customer buys a book in a shop that speaks ${language}`, async ({
    page,
    shop,
    browser,
  }) => {
    const words = phrases[language];
    const owner = await (await browser.newContext({ baseURL: shop.url })).newPage();
    await owner.goto('/admin');
    await signIn(owner, shop);
    await choose(owner, language);
    await expect(owner.getByRole('heading', { level: 2, name: words.settings })).toBeVisible();

    await page.goto('/books');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(
      words.direction,
    );
    await expect(page.getByRole('heading', { level: 1, name: words.catalogue })).toBeVisible();
    await settle(page);
    await expectNoFindings(page, 'catalogue');

    // The cross that empties the search lies at the end of the field, whatever is typed.
    const search = page.getByRole('combobox', { name: words.search });
    await search.fill('Jane');
    await expect(page.getByRole('option').first()).toBeVisible();
    const { width = 0, height = 0 } = (await search.boundingBox()) ?? {};
    const x = words.direction === 'rtl' ? 26 : width - 26;
    await search.click({ position: { x, y: height / 2 } });
    await expect(search).toHaveValue('');

    await page.getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await page.getByRole('main').getByRole('button', { name: words.add }).first().click();

    await page.goto('/register');
    const form = page.getByRole('main');
    await form.getByLabel(words.register.email).fill(`reader-${Date.now()}@example.com`);
    await form.getByLabel(words.register.password).fill('long-enough');
    await form.getByRole('button', { name: words.register.button, exact: true }).click();
    await expect(page.locator('form input[type="password"]')).toHaveCount(0);

    await page.goto('/checkout');
    for (const [label, value] of words.fields)
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('checkbox').check();
    await expectNoFindings(page, 'checkout');
    await page.getByRole('button', { name: words.submit, exact: true }).click();
    await expect(page.getByText(words.placed)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: words.orders })).toBeVisible();
    await settle(page);
    await expectNoFindings(page, 'orders');

    await choose(owner, 'en');
    await page.goto('/books');
    await expect(page.getByRole('heading', { level: 1, name: 'All books' })).toBeVisible();
    await owner.context().close();
  });

test(
  'a French owner reads filters and categories whole on a phone',
  { tag: '@once' },
  async ({ page, shop }) => {
    await page.goto('/admin');
    await signIn(page, shop);
    await choose(page, 'fr');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dashboard/manage-books');
    await settle(page);
    const cut = await page.evaluate(() => {
      const cells = [...document.querySelectorAll('td')].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      );
      const canvas = document.createElement('canvas').getContext('2d');
      const selects = [...document.querySelectorAll('main select')].filter((select) => {
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
        if (canvas) canvas.font = font;
        const text = select.querySelector('option:checked')?.textContent ?? '';
        const room =
          select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
        // The arrow takes about as much as its letters are high.
        return (canvas?.measureText(text).width ?? 0) > room - 16;
      });
      return [...cells, ...selects].map((element) => element.textContent);
    });
    expect(cut).toEqual([]);
    await choose(page, 'en');
  },
);
