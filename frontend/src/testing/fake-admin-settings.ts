import { adminSettingsSchema, settingsChangeSchema } from '@storyloom/backend/contract/settings';
import { http, type HttpHandler } from 'msw';
import { fakeAdmin, forAdmin, recordCall } from './fake-admin';
import { answer, api, fakeShop, refuse } from './fake-api';

const stored = () => ({ ...fakeShop.settings, letters: { isOn: false, digest: fakeAdmin.digest } });
const etag = () => `"${encodeURI(JSON.stringify(stored()))}"`;

/** What the owner says of the shop. */
export const adminSettingsHandlers: HttpHandler[] = [
  http.get(api('/settings'), ({ request }) => {
    if (!request.headers.has('Authorization')) return undefined; // the shopper's
    return forAdmin(request, () => respond());
  }),
  http.put(api('/settings'), ({ request }) =>
    forAdmin(request, async () => {
      const sent = await request.json();
      recordCall(request, sent);
      if (request.headers.get('If-Match') !== etag()) {
        return refuse('stale_update', { current: stored() });
      }
      const { letters, contact, ...change } = settingsChangeSchema.parse(sent);
      Object.assign(fakeShop.settings, change);
      Object.assign(fakeShop.settings.contact, contact);
      if (letters) fakeAdmin.digest = letters.digest;
      return respond();
    }),
  ),
];

function respond() {
  return answer(adminSettingsSchema, stored(), { headers: { ETag: etag() } });
}
