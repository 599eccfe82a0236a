import {
  adminSettingsSchema,
  settingsResponseSchema,
  settingsChangeSchema,
} from '../../contract/shop/settings.ts';
import { invalidFields } from '../../http/api-error.ts';
import { defineRoute, type Route, type SetHeader } from '../../http/route.ts';
import { hasCover } from '../catalogue/covers/cover.model.ts';
import {
  changeSettings,
  readAdminSettings,
  readPublicSettings,
  type AdminSettingsVersion,
} from './change-settings.ts';
import { rateLimit } from '../../protection/rate-limit.ts';
import { settingsTag } from '../../models/settings/settings.model.ts';
import { rule } from '../../contract/words/rules.ts';

/** Limits the audit log, which keeps what each save replaces. */
const perAdmin = rateLimit('settings-admin', 240, 3600);

/** Reading and changing the settings. `areEmailsOn`: whether a mail server is set. */
export function settingsRoutes(areEmailsOn: boolean): Route[] {
  return [
    defineRoute({
      call: 'GET /api/settings',
      access: 'anyone',
      summary: 'Get the settings; for admins also those of emails',
      response: settingsResponseSchema,
      cache: { tag: () => settingsTag, load: readPublicSettings },
      adminHandler: async ({ setHeader }) =>
        respondWith(setHeader, await readAdminSettings(areEmailsOn)),
    }),
    defineRoute({
      call: 'PUT /api/settings',
      access: 'admin',
      summary: 'Update the settings',
      errors: ['rate_limit_exceeded'],
      header: 'If-Match',
      body: settingsChangeSchema,
      example: { body: { lowStock: 5, delivery: 'With you in three working days.' } },
      response: adminSettingsSchema,
      // A removed category may have all books of the shop.
      timeoutMs: 120_000,
      handle: async ({ body, caller, req, setHeader }) => {
        await perAdmin.consume(caller.adminId);
        await assertKnownPicture('shop.logo', body.shop?.logo);
        await assertKnownPicture('guarantee.image', body.guarantee?.image);
        const conditions = { ifMatch: req.headers['if-match'], areEmailsOn, by: caller.username };
        return respondWith(setHeader, await changeSettings(body, conditions));
      },
    }),
  ];
}

/** Throws 400 for a picture that was not uploaded. */
async function assertKnownPicture(field: string, picture = ''): Promise<void> {
  if (!picture || picture.includes('/') || (await hasCover(picture))) return;
  throw invalidFields({ [field]: [rule('picture_unknown')] });
}

function respondWith(setHeader: SetHeader, { settings, etag }: AdminSettingsVersion) {
  setHeader('ETag', etag);
  return settings;
}
