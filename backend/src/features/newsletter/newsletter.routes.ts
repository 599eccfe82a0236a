import { linkToken } from '../../auth/link-token.ts';
import type { Environment } from '../../config/env.ts';
import { emailLinkSchema } from '../../contract/email/email-link.ts';
import { newsletterSignupSchema } from '../../contract/email/newsletter.ts';
import { writeCsv } from '../../text/csv.ts';
import { withMinimumDuration } from '../../protection/minimum-duration.ts';
import { rateLimit, visitorAddress } from '../../protection/rate-limit.ts';
import { exportOfShop } from '../../contract/identity/file-of-shop.ts';
import { findSettings } from '../../models/settings/settings.model.ts';
import { ApiError } from '../../http/api-error.ts';
import { exampleIds } from '../../http/example-ids.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { renderLinkPage, unknownLink } from '../../http/link-page.ts';
import {
  newsletterLinkSubject,
  NewsletterSignupModel,
  type StoredSignup,
} from './newsletter.model.ts';
import { wordsOf } from '../../words/words-of.ts';
import { addEndToken, confirmSignup, endSignup, hasConfirmLink, signUp } from './sign-up.ts';

const perAddress = rateLimit('newsletter-address', 20, 3600);
const columns = ['email', 'consentAt', 'confirmed', 'confirmedAt', 'endLink'];

const link = {
  query: emailLinkSchema,
  example: { query: { token: exampleIds.newsletterToken } },
  responseType: 'text/html',
} as const;
/** Subscribing to the newsletter and unsubscribing, and the owner's list of subscribers. */
export function newsletterRoutes(env: Environment): Route[] {
  return [
    defineRoute({
      call: 'POST /api/newsletter',
      access: 'anyone',
      summary: 'Subscribe to the newsletter; repeating it has no effect',
      errors: ['rate_limit_exceeded', 'route_not_found'],
      body: newsletterSignupSchema,
      example: { body: { email: 'reader@example.com' } },
      handle: async ({ body: { email }, req }) => {
        const { newsletter } = await findSettings();
        if (!newsletter.isOn)
          throw new ApiError('route_not_found', 'The newsletter takes no new addresses.');
        await perAddress.consume(visitorAddress(req));
        // The same answer whether or not the address was known.
        await withMinimumDuration(signUp(email, env));
      },
    }),
    defineRoute({
      call: 'GET /api/newsletter',
      access: 'admin',
      summary: 'Export the subscribers as CSV, with whether each is confirmed',
      responseType: 'text/csv',
      handle: async ({ res }) => {
        const { shop, money } = await findSettings();
        res.attachment(exportOfShop('newsletter.csv', shop));
        const signups = NewsletterSignupModel.find().sort({ _id: 1 }).lean().cursor();
        return writeCsv(toRows(signups, env), money.locale, columns);
      },
    }),
    defineRoute({
      call: 'GET /api/newsletter/confirm',
      access: 'anyone',
      summary: 'Confirm a subscription, by the link in the email',
      errors: ['record_not_found'],
      ...link,
      handle: async ({ query: { token }, req, res }) => {
        // Programs that check links send HEAD, which must not confirm.
        const isOurs = await (req.method === 'HEAD' ? hasConfirmLink : confirmSignup)(token);
        const shop = await findSettings();
        const { unknown, confirmed } = wordsOf(shop.language).linkPages.newsletter;
        return isOurs
          ? renderLinkPage(confirmed, shop, res)
          : unknownLink(unknown, shop, { req, res });
      },
    }),
    defineRoute({
      call: 'GET /api/newsletter/end',
      access: 'anyone',
      summary: 'Show the page to confirm unsubscribing; changes nothing',
      ...link,
      handle: async ({ res }) => {
        const shop = await findSettings();
        return renderLinkPage(wordsOf(shop.language).linkPages.newsletter.end, shop, res);
      },
    }),
    defineRoute({
      call: 'POST /api/newsletter/end',
      access: 'anyone',
      summary:
        'Unsubscribe, also by one click in a mail program (RFC 8058); repeating it has no ' +
        'effect',
      ...link,
      handle: async ({ query: { token }, res }) => {
        await endSignup(token);
        const shop = await findSettings();
        return renderLinkPage(wordsOf(shop.language).linkPages.newsletter.ended, shop, res);
      },
    }),
  ];
}

/** The sign-ups with the link that each newsletter must carry, for the owner's mailing program. */
async function* toRows(signups: AsyncIterable<StoredSignup>, { jwtSecret, shopUrl }: Environment) {
  for await (const signup of signups) {
    const { email, consentAt, confirmedAt, isUnconfirmed } = signup;
    const token = linkToken(jwtSecret, 'end', newsletterLinkSubject(signup));
    await addEndToken(signup, token);
    yield {
      email,
      consentAt,
      confirmed: confirmedAt ? 'yes' : isUnconfirmed ? 'no' : 'not asked',
      confirmedAt,
      endLink: `${shopUrl}/api/newsletter/end?token=${token}`,
    };
  }
}
