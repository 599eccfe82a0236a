import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiErrorSchema } from '../../contract/api-error.ts';
import {
  adminSettingsSchema,
  settingsSchema,
  type SettingsChange,
} from '../../contract/shop/settings.ts';
import { watchVersion } from '../../runtime/event.ts';
import { get, startBothWays } from '../../testing/hostile/both-ways.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { signInAdmin } from '../../testing/people/sign-in.ts';
import { setSettings } from '../../testing/save-settings.ts';
import { createTestApp, testEnv } from '../../testing/test-app.ts';
import { AuditEntryModel } from '../../models/audit-log/audit-entry.model.ts';
import { defaultSettings } from '../../models/settings/default-settings.ts';
import {
  findSettings,
  findSettingsVersion,
  findVersionedSettings,
} from '../../models/settings/settings.model.ts';
import { shopChanged } from '../../models/settings/shop-changes.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  api = createTestApp().api;
});

const asAdmin = () => api.get('/api/settings').set(signInAdmin()).expect(200);
const change = (body: SettingsChange | object, headers = {}) =>
  api
    .put('/api/settings')
    .set({ ...signInAdmin(), ...headers })
    .send(body);
const note = (id: number) => ({ id, title: 'A note', description: 'Short.', image: '', story: '' });

describe("the shop's own words", () => {
  it('are the ones it was built with until the owner writes others', async () => {
    const { body } = await api.get('/api/settings').expect(200);
    expect(settingsSchema.parse(body)).toEqual(defaultSettings);
    expect(body.news).toHaveLength(5);
    expect(body).not.toHaveProperty('emails');
  });

  it('tell the admin also how emails are sent', async () => {
    const { body, headers } = await asAdmin();
    expect(adminSettingsSchema.parse(body).emails).toEqual({ isOn: false, digest: false });
    expect(headers['cache-control']).toBe('private, no-store');
    await api.get('/api/settings').set('Authorization', 'Bearer made-up').expect(401);
    const emails = {
      ...testEnv.emails,
      server: { host: 'mail.example', port: 25, isSecure: false, login: undefined },
    };
    const on = await createTestApp({ emails }).api.get('/api/settings').set(signInAdmin());
    expect(adminSettingsSchema.parse(on.body).emails.isOn).toBe(true);
  });

  it('change where the owner changes them and nowhere else', async () => {
    const contact = { ...defaultSettings.contact, phone: '+1 555 0100' };
    const { body, headers } = await change({
      hero: '  Two lines\nand a ghost\u202e.  ',
      contact: { phone: contact.phone },
      social: [{ name: 'Mastodon', url: 'https://social.example/@shop' }],
      news: [note(7)],
      lowStock: '5',
      emails: { digest: true },
    }).expect(200);
    expect(adminSettingsSchema.parse(body)).toEqual({
      ...defaultSettings,
      contact,
      hero: 'Two lines\nand a ghost.',
      social: [{ name: 'Mastodon', url: 'https://social.example/@shop' }],
      news: [note(7)],
      lowStock: 5,
      emails: { isOn: false, digest: true },
      emailTexts: {},
      ownTexts: ['hero', 'news'],
    });
    const read = await asAdmin();
    expect(read.body).toEqual(body);
    expect(read.headers['etag']).toBe(headers['etag']);
    const { emails: _hidden, emailTexts: _own, ownTexts: _names, ...shown } = body;
    expect((await api.get('/api/settings')).body).toEqual(shown);
    await change({ news: [], hero: '' }).expect(200);
    expect((await findSettings()).news).toEqual([]);
    expect((await findSettings()).hero).toBe('');
  });

  it('are not overwritten by an owner who has not seen the latest ones', async () => {
    const mine = (await asAdmin()).headers['etag'] as string;
    const seenByVisitors = (await api.get('/api/settings')).headers['etag'] as string;
    await change({ about: 'Theirs' }, { 'If-Match': mine }).expect(200);
    const later = signInAdmin('b'.repeat(24), 'ann');
    await api.put('/api/settings').set(later).send({ hero: 'Of somebody else' }).expect(200);
    for (const etag of [mine, seenByVisitors]) {
      const { body } = await change({ about: 'Mine' }, { 'If-Match': etag }).expect(412);
      const { code, current, changed } = apiErrorSchema.parse(body).error;
      expect(code).toBe('stale_update');
      expect(changed).toMatchObject({ by: 'owner' });
      expect(adminSettingsSchema.parse(current).about).toBe('Theirs');
    }
    const latest = (await api.get('/api/settings')).headers['etag'] as string;
    await change({ about: 'Mine' }, { 'If-Match': latest }).expect(200);
  });

  it('may be saved part by part by two owners who have seen the same', async () => {
    const seen = (await asAdmin()).headers['etag'] as string;
    const shop = { name: 'Librería Ñ' };
    await change({ shop }, { 'If-Match': seen }).expect(200);
    const money = { currency: 'eur', locale: 'es-es', timeZone: 'Europe/Madrid' };
    const { body } = await change({ money }, { 'If-Match': seen }).expect(200);
    expect(adminSettingsSchema.parse(body)).toMatchObject({
      shop: { ...defaultSettings.shop, ...shop },
      money: { currency: 'EUR', locale: 'es-ES', timeZone: 'Europe/Madrid' },
    });
    await change({ shop: { line: 'Libros' } }, { 'If-Match': seen }).expect(412);
  });

  it('lose nothing when two owners save different ones at the same moment', async () => {
    const changes = [{ about: 'A' }, { services: 'S' }, { hero: 'H' }, { delivery: 'D' }];
    await Promise.all(changes.map((one) => change(one).expect(200)));
    expect(await findSettings()).toMatchObject(Object.assign({}, ...changes) as object);
    const names = (await AuditEntryModel.find({ of: 'settings' }).lean()).flatMap(({ fields }) =>
      fields.map(({ name }: { name: string }) => name),
    );
    expect(names.sort()).toEqual(['about', 'delivery', 'hero', 'services']);
  });

  it('lose nothing when two processes save at the same moment', async () => {
    const changes = [{ about: 'A' }, { services: 'S' }, { hero: 'H' }, { delivery: 'D' }];
    await Promise.all(changes.map(setSettings));
    expect(await findSettings()).toMatchObject(Object.assign({}, ...changes) as object);
    expect(await findSettingsVersion()).toBe(4);
  });

  it('and their audit entry are both there or neither', async () => {
    const insert = vi.spyOn(AuditEntryModel, 'insertMany').mockRejectedValueOnce(new Error('full'));
    await expect(setSettings({ hero: 'Half' })).rejects.toThrow('full');
    insert.mockRestore();
    expect(await findVersionedSettings()).toMatchObject({ version: 0 });
    expect(await AuditEntryModel.countDocuments()).toBe(0);
  });

  it.each<[string, object]>([
    ['sender', { sender: ' ' }],
    ['language', { language: 'xx' }],
    ['contact.email', { contact: { email: 'nobody' } }],
    ['social.0.url', { social: [{ name: 'X', url: 'javascript:alert(1)' }] }],
    ['social.0.url', { social: [{ name: 'X', url: 'https:// broken' }] }],
    ['news.0.image', { news: [{ ...note(1), image: 'data:image/png;base64,x' }] }],
    ['news.0.title', { news: [{ ...note(1), title: '\u200b' }] }],
    ['news', { news: [note(1), note(1)] }],
    ['news', { news: [1, 2, 3, 4, 5, 6].map(note) }],
    ['lowStock', { lowStock: -1 }],
    ['about', { about: 'x'.repeat(5_001) }],
    ['shop.name', { shop: { name: ' ' } }],
    ['shop.accent', { shop: { accent: 'yellow' } }],
    ['shop.accent', { shop: { accent: '#7a7a7a' } }],
    ['money.currency', { money: { currency: 'BHD' } }],
    ['money.currency', { money: { currency: 'XXZ' } }],
    ['money.locale', { money: { locale: 'xx-nowhere-1' } }],
    ['money.timeZone', { money: { timeZone: 'Europe/Storyloom' } }],
    ['categories', { categories: [] }],
    ['categories.0.slug', { categories: [{ slug: 'No Slug', name: 'N' }] }],
    ['categories.1.slug', { categories: ['a', 'b'].map((name) => ({ slug: 'same', name })) }],
    ['pages.imprint', { pages: { imprint: 'x'.repeat(50_000) } }],
    ['shipping.fee', { shipping: { fee: -1 } }],
    ['withdrawal.days', { withdrawal: { days: 7 } }],
    ['retention.ordersYears', { retention: { ordersYears: 0 } }],
  ])('with a bad %s are refused with an error at the field', async (field, body) => {
    const refused = await change({ hero: 'Not kept', ...body }).expect(400);
    expect(Object.keys(apiErrorSchema.parse(refused.body).error.fields ?? {})).toEqual([field]);
    expect((await findSettings()).hero).toBe(defaultSettings.hero);
  });
});

it('the default texts do not promise what the owner has changed', async () => {
  await change({ shipping: { fee: 3.5 }, pickup: { isOn: true } }).expect(200);
  const { about, services, delivery } = await findSettings();
  expect(about + services + delivery).not.toMatch(/parcel/);
  expect(services + delivery).not.toMatch(/free|included/i);
  expect(services).toContain('# A change of mind');
});

it('reports a broken rule in English, and with its code for pages of any language', async () => {
  const { body } = await change({ shop: { name: 'x'.repeat(61) }, lowStock: -1 }).expect(400);
  const { fields, problems } = apiErrorSchema.parse(body).error;
  expect(fields?.['shop.name']).toEqual(['must have at most 60 characters']);
  expect(problems).toEqual({
    'shop.name': [{ code: 'too_long', max: 60 }],
    lowStock: [{ code: 'too_small', min: 0 }],
  });
});

it('a change of nothing is refused', async () => {
  await change({ unknown: 1 }).expect(400);
  expect((await findVersionedSettings()).version).toBe(0);
});

describe('the kept response', () => {
  it('is out of date the moment the owner saves, and is never an admin’s', async () => {
    const { fast, slowRequests } = await startBothWays();
    const read = async (headers = {}) =>
      JSON.parse((await get(fast, '/api/settings', headers)).body.toString()) as object;
    await read();
    const before = slowRequests();
    expect(await read()).not.toHaveProperty('emails');
    expect(slowRequests()).toBe(before);
    expect(await read(signInAdmin())).toHaveProperty('emails');
    expect(await read()).not.toHaveProperty('emails');
    await setSettings({ hero: 'New words' });
    expect(await read()).toMatchObject({ hero: 'New words' });
  });

  it('learns of another process’s change', async () => {
    const heard = vi.fn();
    const stopListening = shopChanged.listen(heard);
    const look = watchVersion(findSettingsVersion, shopChanged.emit);
    await look();
    expect(heard).toHaveBeenCalledTimes(1);
    await setSettings({ hero: 'Elsewhere' }); // heard at once, and once more by the watch
    await look();
    await look();
    expect(heard).toHaveBeenCalledTimes(3);
    stopListening();
  });
});
