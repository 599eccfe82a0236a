import { beforeEach, expect, it } from 'vitest';
import { seedBooks } from '../../../seed/seed-books.ts';
import { onboardingSchema } from '../../contract/admin/onboarding.ts';
import { addBook } from '../../testing/books.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { mailServerAt } from '../../testing/people/mail-box.ts';
import { signInAdmin } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addEmail, EmailModel } from '../../models/emails/email.model.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  api = createTestApp().api;
});

const read = async () =>
  onboardingSchema.parse(
    (await api.get('/api/onboarding').set(signInAdmin()).expect(200)).body as unknown,
  );
const done = async () =>
  (await read()).steps.filter(({ isDone }) => isDone).map(({ step }) => step);
const save = (change: object) =>
  api.put('/api/settings').set(signInAdmin()).send(change).expect(200);

it('nothing is done in a shop that was just opened with its sample books', async () => {
  await seedBooks();
  const { isDismissed, steps, samples } = await read();
  expect(isDismissed).toBe(false);
  expect(steps).toHaveLength(11);
  expect(await done()).toEqual([]);
  expect(samples).toHaveLength(20);
});

it('each step ticks itself once the owner has done it', async () => {
  await seedBooks();
  await save({ language: 'es' });
  expect(await done()).toEqual(['language']);
  await save({ shop: { name: 'Librería Ñ' } });
  expect(await done()).toEqual(['language', 'name']);
  await save({ contact: { hours: 'Mondays' } });
  expect(await done()).toEqual(['language', 'name']);
  await save({ contact: { address: 'Calle Mayor 1' }, shipping: { fee: 3.5 } });
  await save({ categories: categories() });
  await save({ pages: { returns: 'Ask us', imprint: 'Librería Ñ, Calle Mayor 1' } });
  expect(await done()).not.toContain('pages');
  await save({ pages: { terms: 'You pay in cash.', imprint: '' } });
  expect(await done()).not.toContain('pages');
  await save({ pages: { imprint: 'Librería Ñ, Calle Mayor 1' } });
  expect(await done()).toEqual(['language', 'name', 'address', 'categories', 'delivery', 'pages']);
  await save({ money: { currency: 'EUR' } });
  expect(await done()).toContain('money');
  expect(await done()).not.toContain('law');
  await save({ withdrawal: { isOn: true } });
  expect(await done()).toContain('law');
  await addBook();
  expect(await done()).toContain('book');
});

it('a shop that stays English has its language chosen with its name', async () => {
  await save({ shop: { name: 'The Corner Shelf' } });
  expect(await done()).toContain('language');
});

it('the sample books go with one click, come back with Undo, and are recognized by id', async () => {
  await seedBooks();
  const own = await addBook();
  const { samples } = await read();
  expect(samples).not.toContain(String(own._id));
  const bulk = { ids: samples, delete: true };
  const { body } = (await api
    .post('/api/books/bulk')
    .set(signInAdmin())
    .send(bulk)
    .expect(200)) as {
    body: { undo: string };
  };
  expect(await done()).toContain('samples');
  expect((await read()).samples).toEqual([]);
  await api.post('/api/books/bulk/undo').set(signInAdmin()).send({ id: body.undo }).expect(200);
  expect((await read()).samples).toHaveLength(20);
});

it('a shop that was opened without sample books is not asked to take them out', async () => {
  expect((await read()).steps.map(({ step }) => step)).not.toContain('samples');
});

it('the list is put away and back, before and after the first settings are saved', async () => {
  const put = (isDismissed: boolean) =>
    api.put('/api/onboarding').set(signInAdmin()).send({ isDismissed }).expect(200);
  await put(true);
  expect((await read()).isDismissed).toBe(true);
  await save({ lowStock: 7 });
  expect((await read()).isDismissed).toBe(true);
  await put(false);
  expect((await read()).isDismissed).toBe(false);
  const { body } = await api.get('/api/settings').set(signInAdmin()).expect(200);
  expect(body).toMatchObject({ lowStock: 7 });
});

function categories() {
  return [
    ...['business', 'technology', 'fiction', 'horror', 'adventure'].map((slug) => ({
      slug,
      name: slug,
    })),
    { slug: 'novela', name: 'Novela' },
  ];
}

it('mail ticks itself while emails go out, and not while the mail server takes none', async () => {
  const emails = { server: mailServerAt(1), from: 'shop@example.com', ownerEmail: undefined };
  api = createTestApp({ emails }).api;
  expect(await done()).toContain('mail');
  const email = { to: '', subject: 'New orders', text: 'Two', html: '<p>' };
  await addEmail({ ...email, key: '1', kind: 'digest' });
  expect(await done()).toContain('mail');
  await EmailModel.updateOne({ key: '1' }, { error: 'connect ECONNREFUSED', tries: 1 });
  expect(await done()).not.toContain('mail');
  await EmailModel.updateOne({ key: '1' }, { status: 'sent' });
  expect(await done()).toContain('mail');
});
