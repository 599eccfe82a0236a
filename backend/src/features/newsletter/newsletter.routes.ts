import { foldEmail } from '../../contract/text/email.ts';
import { hashLinkToken, linkToken } from '../../auth/link-token.ts';
import type { Settings } from '../../config/env.ts';
import { newsletterLinkSchema, newsletterSignupSchema } from '../../contract/shop/newsletter.ts';
import { inTransaction } from '../../database/transaction.ts';
import { forgetEnded } from '../../outbox/email.model.ts';
import { dropQueuedEmails, queueEmails } from '../../outbox/queued-email.model.ts';
import { writeCsv } from '../../text/csv.ts';
import { inSameTime } from '../../protection/in-same-time.ts';
import { rateLimit, visitorAddress } from '../../protection/rate-limit.ts';
import { exportOfShop } from '../../contract/identity/file-of-shop.ts';
import { findSettings, findShop } from '../../shop-settings/settings.model.ts';
import { ApiError } from '../../http/api-error.ts';
import { exampleIds } from '../../http/example-ids.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { toPage, unknownLink } from '../../auth/link-page.ts';
import { linkSubject, NewsletterSignupModel, type StoredSignup } from './newsletter.model.ts';
import { wordsOf } from '../../words/words-of.ts';

const perAddress = rateLimit('newsletter-address', 20, 3600);
const columns = ['email', 'consentAt', 'confirmed', 'confirmedAt', 'endLink'];

const link = {
  query: newsletterLinkSchema,
  example: { query: { token: exampleIds.newsletterToken } },
  responseType: 'text/html',
} as const;
const dayMs = 86_400_000;
/** One email a day and address, whoever asks: a stranger's mailbox cannot be filled from here. */
const askAgainMs = dayMs;
const unconfirmedMs = 30 * dayMs;

/** Signing up for the newsletter and ending it, and the owner's list of who did. */
export function newsletterRoutes(settings: Settings): Route[] {
  return [
    defineRoute({
      call: 'POST /api/newsletter',
      access: 'anyone',
      summary: 'Sign up for the newsletter; twice is fine',
      errors: ['rate_limit_exceeded', 'route_not_found'],
      body: newsletterSignupSchema,
      example: { body: { email: 'reader@example.com' } },
      handle: async ({ body: { email }, req }) => {
        const { newsletter } = await findSettings();
        if (!newsletter.isOn)
          throw new ApiError('route_not_found', 'The newsletter takes no new addresses.');
        await perAddress.consume(visitorAddress(req));
        // The same answer whether or not the address was known.
        await inSameTime(signUp(email, settings));
      },
    }),
    defineRoute({
      call: 'GET /api/newsletter',
      access: 'admin',
      summary: 'Everybody who signed up, as a CSV file that says who has confirmed it',
      responseType: 'text/csv',
      handle: async ({ res }) => {
        res.attachment(exportOfShop('newsletter.csv', await findShop()));
        const signups = NewsletterSignupModel.find().sort({ _id: 1 }).lean().cursor();
        return writeCsv(toRows(signups, settings), columns);
      },
    }),
    defineRoute({
      call: 'GET /api/newsletter/confirm',
      access: 'anyone',
      summary: 'The link in the confirmation email',
      errors: ['record_not_found'],
      ...link,
      handle: async ({ query: { token }, req, res }) => {
        // Programs that only look whether a link works confirm nothing.
        const isOurs = await (req.method === 'HEAD' ? hasConfirmLink : confirmSignup)(token);
        const shop = await findSettings();
        const { unknown, confirmed } = wordsOf(shop.language).linkPages.newsletter;
        return isOurs ? toPage(confirmed, shop, res) : unknownLink(unknown, shop, { req, res });
      },
    }),
    defineRoute({
      call: 'GET /api/newsletter/end',
      access: 'anyone',
      summary: 'Asks whether the newsletter shall end; changes nothing',
      ...link,
      handle: async ({ res }) => {
        const shop = await findSettings();
        return toPage(wordsOf(shop.language).linkPages.newsletter.end, shop, res);
      },
    }),
    defineRoute({
      call: 'POST /api/newsletter/end',
      access: 'anyone',
      summary: 'End the newsletter, also in one click by a mail program (RFC 8058); twice is fine',
      ...link,
      handle: async ({ query: { token }, res }) => {
        await endSignup(token);
        const shop = await findSettings();
        return toPage(wordsOf(shop.language).linkPages.newsletter.ended, shop, res);
      },
    }),
  ];
}

/** With the link that each newsletter must carry, for the program that the owner writes it with. */
async function* toRows(signups: AsyncIterable<StoredSignup>, { jwtSecret, shopUrl }: Settings) {
  for await (const signup of signups) {
    const { email, consentAt, confirmedAt, isUnconfirmed, endHash } = signup;
    const token = linkToken(jwtSecret, 'end', linkSubject(signup));
    yield {
      email,
      consentAt,
      confirmed: confirmedAt ? 'yes' : isUnconfirmed ? 'no' : 'not asked',
      confirmedAt,
      endLink: endHash ? `${shopUrl}/api/newsletter/end?token=${token}` : '',
    };
  }
}

/**
 * Keeps an address for the newsletter; the first consent stays. With emails on it counts after the
 * link in its email was opened, and the email is queued in the same transaction.
 */
async function signUp(email: string, { emails, jwtSecret }: Settings): Promise<void> {
  const _id = foldEmail(email);
  const now = new Date();
  const subject = linkSubject({ _id, consentAt: now });
  const hashOf = (purpose: 'confirm' | 'end') =>
    hashLinkToken(linkToken(jwtSecret, purpose, subject));
  const toConfirm = {
    isUnconfirmed: true,
    confirmHash: hashOf('confirm'),
    askedAt: now,
    expiresAt: new Date(now.getTime() + unconfirmedMs),
  };
  const onInsert = {
    email,
    consentAt: now,
    endHash: hashOf('end'),
    ...(emails.server && toConfirm),
  };
  const longAgo = { $lte: new Date(now.getTime() - askAgainMs) };
  await inTransaction(async (session) => {
    const added = await NewsletterSignupModel.updateOne(
      { _id },
      { $setOnInsert: onInsert },
      { upsert: true, session },
    );
    if (!emails.server) return;
    // Also when nobody is there to ask: how long it takes says nothing about an address.
    const askedAgain = await NewsletterSignupModel.updateOne(
      { _id, isUnconfirmed: true, askedAt: longAgo },
      { $set: { askedAt: now, expiresAt: toConfirm.expiresAt } },
      { session },
    );
    const kinds = ['newsletter-confirm'] as const;
    const isAsked = added.upsertedCount + askedAgain.modifiedCount > 0;
    if (isAsked) await queueEmails([{ of: 'newsletter', recordId: _id, kinds, at: now }], session);
  });
}

/** Whether the link is one of ours; opening it twice is fine. */
async function confirmSignup(token: string): Promise<boolean> {
  await NewsletterSignupModel.updateOne(
    { confirmHash: hashLinkToken(token), isUnconfirmed: true },
    { $set: { confirmedAt: new Date() }, $unset: { isUnconfirmed: 1, expiresAt: 1 } },
  );
  return hasConfirmLink(token);
}

async function hasConfirmLink(token: string): Promise<boolean> {
  return (await NewsletterSignupModel.exists({ confirmHash: hashLinkToken(token) })) !== null;
}

/** Takes the address out; nothing of it is kept. Twice is fine. */
async function endSignup(token: string): Promise<void> {
  const endHash = hashLinkToken(token);
  await inTransaction(async (session) => {
    const signup = await NewsletterSignupModel.findOneAndDelete({ endHash }, { session }).lean();
    if (signup) await dropQueuedEmails({ recordIds: [signup._id] }, session);
    await forgetEnded(endHash, session);
  });
}
