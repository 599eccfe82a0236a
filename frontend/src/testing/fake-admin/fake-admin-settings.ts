import {
  adminSettingsSchema,
  settingsChangeSchema,
  type ShopSettings,
} from '@storyloom/backend/contract/shop/settings';
import {
  firstHourChangeSchema,
  firstHourSchema,
} from '@storyloom/backend/contract/shop/first-hour';
import {
  letterPreviewSchema,
  letterTrialSchema,
} from '@storyloom/backend/contract/shop/letter-texts';
import { categoryCountSchema } from '@storyloom/backend/contract/book/shop-categories';
import * as z from 'zod/mini';
import { http, type HttpHandler } from 'msw';
import { fakeAdmin, forAdmin, recordCall } from './fake-admin';
import { answer, api, fakeShop, refuse } from '../fake-api';

const stored = () => ({
  ...fakeShop.settings,
  letters: { isOn: false, digest: fakeAdmin.digest },
  letterTexts: fakeAdmin.letterTexts,
});
const etag = () => `"${encodeURI(JSON.stringify(stored()))}"`;

/** What the owner says of the shop. */
export const adminSettingsHandlers: HttpHandler[] = [
  http.get(api('/settings'), ({ request }) => {
    if (!request.headers.has('Authorization')) return undefined; // the shopper's
    return forAdmin(request, () => respond());
  }),
  http.get(api('/categories'), () =>
    answer(
      z.array(categoryCountSchema),
      fakeShop.settings.categories.map((category) => ({ ...category, books: 3 })),
    ),
  ),
  http.get(api('/first-hour'), ({ request }) =>
    forAdmin(request, () => answer(firstHourSchema, fakeAdmin.firstHour)),
  ),
  http.put(api('/first-hour'), ({ request }) =>
    forAdmin(request, async () => {
      const change = firstHourChangeSchema.parse(await request.json());
      recordCall(request, change);
      fakeAdmin.firstHour = { ...fakeAdmin.firstHour, ...change };
      return answer(firstHourSchema, fakeAdmin.firstHour);
    }),
  ),
  http.post(api('/letters/preview'), ({ request }) =>
    forAdmin(request, async () => {
      const { subject, text } = letterTrialSchema.parse(await request.json());
      const html = `<!doctype html><html><head><style>@media (prefers-color-scheme: dark) {}</style></head><body>${text}</body></html>`;
      return answer(letterPreviewSchema, { subject, text, html });
    }),
  ),
  http.put(api('/settings'), ({ request }) =>
    forAdmin(request, async () => {
      const sent = await request.json();
      recordCall(request, sent);
      if (request.headers.get('If-Match') !== etag()) {
        return refuse('stale_update', { current: stored() });
      }
      const { letters, letterTexts, moveTo: _books, ...change } = settingsChangeSchema.parse(sent);
      fakeShop.settings = mergeParts(fakeShop.settings, change);
      if (letterTexts) fakeAdmin.letterTexts = letterTexts;
      if (letters) fakeAdmin.digest = letters.digest;
      return respond();
    }),
  ),
];

/** What a change leaves out of a part stays. */
function mergeParts(before: ShopSettings, change: object): ShopSettings {
  const parts = Object.entries(change).map(([name, said]: [string, unknown]) => {
    const was = before[name as keyof ShopSettings];
    const isPart = typeof said === 'object' && !Array.isArray(said);
    return [name, isPart ? { ...(was as object), ...said } : said];
  });
  return { ...before, ...(Object.fromEntries(parts) as Partial<ShopSettings>) };
}

function respond() {
  return answer(adminSettingsSchema, stored(), { headers: { ETag: etag() } });
}
