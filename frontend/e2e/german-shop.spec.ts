import { expectNoFindings } from './axe.ts';
import { test } from './mail-box.ts';
import { expect, placeOrder, read, send, signIn } from './owner.ts';
import { settle } from './settle.ts';

test(
  'a day of the owner and a withdrawal, in German',
  { tag: '@once' },
  async ({ page, browser, baseURL, shop, mailBox }) => {
    const isbn = '9780306406157';
    const check = async (what: string) => {
      await settle(page);
      await expectNoFindings(page, what);
    };

    await page.goto('/admin');
    await signIn(page, shop);
    const change = { language: 'de', withdrawal: { isOn: true, days: 14 } };
    await send(page, shop, '/settings', change, 'PUT');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/dashboard');
    await page.getByLabel('Benutzername').fill(shop.admin.username);
    await page.getByLabel('Passwort').fill(shop.admin.password);
    await check('Anmeldung');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByText('Bücher', { exact: true }).first()).toBeVisible();
    await check('Übersicht');

    await page.goto('/dashboard/add-new-book');
    await page.getByLabel('Titel', { exact: true }).fill('Der Leuchtturm');
    await page.getByLabel('Beschreibung', { exact: true }).fill('Ein Wärter und das Meer.');
    await page.getByLabel('Kategorie', { exact: true }).selectOption('fiction');
    await page.getByLabel('Alter Preis', { exact: true }).fill('15');
    await page.getByLabel('Neuer Preis', { exact: true }).fill('12,50');
    await page.getByLabel('Bestand', { exact: true }).fill('3');
    await page.getByLabel('ISBN', { exact: true }).fill(isbn);
    await check('Neues Buch');
    await page.locator('main form button[type="submit"]').click();
    const added = page.getByRole('dialog');
    await expect(added).toBeVisible();
    await check('Buch angelegt');
    await added.getByRole('button').first().click();

    const email = 'leserin@example.com';
    const customer = await (await browser.newContext({ baseURL })).newPage();
    await customer.goto('/register');
    const form = customer.getByRole('main');
    await form.getByLabel('E-Mail').fill(email);
    await form.getByLabel('Passwort', { exact: true }).fill('geheim1');
    await form.getByRole('button', { name: 'Registrieren', exact: true }).click();
    await expect(customer.locator('form input[type="password"]')).toHaveCount(0);
    const number = await placeOrder(customer, shop, email, 2);
    const received = await mailBox.emailTo(email);
    expect(received.subject).toBe(`Ihre Bestellung Nr.\u00a0${number} ist eingegangen`);
    expect(received.html).toContain('<html lang="de');
    expect(received.text).toContain('Sie zahlen bar');

    const orders = await read<{ _id: string; number: number }[]>(page, shop, '/orders/');
    await page.goto(`/dashboard/orders/${orders.find((order) => order.number === number)?._id}`);
    await check('Bestellung');
    await page.getByRole('button', { name: 'Bestätigen', exact: true }).click();
    await page.getByRole('button', { name: 'Als versandt melden' }).click();
    await expect(page.getByText(`Bestellung Nr.\u00a0${number} ist jetzt versandt.`)).toBeVisible();

    await page.goto('/dashboard/counter');
    await expect(page.getByLabel('Verkauf: ISBN oder Titel')).toBeFocused();
    await page.keyboard.type(isbn);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Verkauft, 2 vorrätig.').first()).toBeAttached();
    await check('Ladenkasse');

    await page.goto('/dashboard/settings');
    await page.getByLabel('Grenze für geringen Bestand').fill('7');
    await page.getByRole('button', { name: 'Einstellungen speichern' }).click();
    await expect(page.getByText('Die Einstellungen sind gespeichert.')).toBeVisible();
    await check('Einstellungen');

    await customer.goto('/orders');
    await customer.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).click();
    await expect(customer.getByLabel('Bestellnummer')).toHaveValue(`${number}`);
    await settle(customer);
    await expectNoFindings(customer, 'Widerruf');
    await customer.getByRole('button', { name: 'Weiter', exact: true }).click();
    await expect(customer.getByRole('heading', { name: 'Ihr Widerruf' })).toBeFocused();
    await expect(customer.getByRole('main')).toContainText('die ganze Bestellung');
    await customer.getByRole('button', { name: 'Widerruf bestätigen' }).click();
    await expect(
      customer.getByRole('heading', { name: 'Ihr Widerruf ist eingegangen' }),
    ).toBeFocused();
    await expectNoFindings(customer, 'Widerruf eingegangen');
    await customer.context().close();

    await page.goto('/dashboard/orders/withdrawals');
    await page.getByRole('button', { name: 'Als erledigt markieren' }).first().click();
    await expect(page).toHaveURL(/orders\/[0-9a-f]{24}/);
    await page.goto('/dashboard/orders/withdrawals');
    await expect(page.getByText('Kein Widerruf ist offen.')).toBeVisible();
    await check('Widerrufe');
    await send(page, shop, '/settings', { language: 'en', withdrawal: { isOn: false } }, 'PUT');
  },
);
