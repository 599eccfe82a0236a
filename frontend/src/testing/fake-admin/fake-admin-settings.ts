import {
  adminSettingsSchema,
  settingsChangeSchema,
  type ShopSettings,
} from '@storyloom/backend/contract/shop/settings';
import {
  onboardingChangeSchema,
  onboardingSchema,
} from '@storyloom/backend/contract/admin/onboarding';
import {
  emailPreviewSchema,
  emailTrialSchema,
} from '@storyloom/backend/contract/email/email-texts';
import { categoryCountSchema } from '@storyloom/backend/contract/book/categories/shop-categories';
import * as z from 'zod/mini';
import { http, type HttpHandler } from 'msw';
import { fakeAdmin, adminHandler, recordCall, refuseStale } from './fake-admin';
import { response, api, fakeShop } from '../fake-api';

const stored = () => ({
  ...fakeShop.settings,
  emails: { isOn: false, digest: fakeAdmin.digest },
  emailTexts: fakeAdmin.emailTexts,
  ownTexts: fakeAdmin.ownTexts,
});
const etag = () => `"${encodeURI(JSON.stringify(stored()))}"`;

/** What the owner says of the shop. */
export const adminSettingsHandlers: HttpHandler[] = [
  http.get(api('/settings'), ({ request }) => {
    if (!request.headers.has('Authorization')) return undefined; // the shopper's
    return adminHandler(request, () => respond());
  }),
  http.get(api('/categories'), () =>
    response(
      z.array(categoryCountSchema),
      fakeShop.settings.categories.map((category) => ({ ...category, books: 3 })),
    ),
  ),
  http.get(api('/onboarding'), ({ request }) =>
    adminHandler(request, () => response(onboardingSchema, fakeAdmin.onboarding)),
  ),
  http.put(api('/onboarding'), ({ request }) =>
    adminHandler(request, async () => {
      const change = onboardingChangeSchema.parse(await request.json());
      recordCall(request, change);
      fakeAdmin.onboarding = { ...fakeAdmin.onboarding, ...change };
      return response(onboardingSchema, fakeAdmin.onboarding);
    }),
  ),
  http.post(api('/emails/preview'), ({ request }) =>
    adminHandler(request, async () => {
      const { subject, text } = emailTrialSchema.parse(await request.json());
      const html = `<!doctype html><html><head><style>@media (prefers-color-scheme: dark) {}</style></head><body>${text}</body></html>`;
      return response(emailPreviewSchema, { subject, text, html });
    }),
  ),
  http.put(api('/settings'), ({ request }) =>
    adminHandler(request, async () => {
      const sent = await request.json();
      recordCall(request, sent);
      if (request.headers.get('If-Match') !== etag()) {
        return refuseStale(stored(), etag());
      }
      const { emails, emailTexts, moveTo: _books, ...change } = settingsChangeSchema.parse(sent);
      fakeShop.settings = mergeParts(fakeShop.settings, change);
      if (emailTexts) fakeAdmin.emailTexts = emailTexts;
      if (emails) fakeAdmin.digest = emails.digest;
      return respond();
    }),
  ),
];

/** What a change leaves out of a part stays. */
function mergeParts(before: ShopSettings, change: object): ShopSettings {
  const parts = Object.entries(change).map(([name, value]: [string, unknown]) => {
    const was = before[name as keyof ShopSettings];
    const isPart = typeof value === 'object' && !Array.isArray(value);
    return [name, isPart ? { ...(was as object), ...value } : value];
  });
  return { ...before, ...(Object.fromEntries(parts) as Partial<ShopSettings>) };
}

function respond() {
  return response(adminSettingsSchema, stored(), { headers: { ETag: etag() } });
}
