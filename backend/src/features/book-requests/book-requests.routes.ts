import type { Request } from 'express';
import { z } from 'zod';
import { foldEmail } from '../../contract/text/email.ts';
import { findVerifiedAddresses } from '../../auth/customer-session.model.ts';
import { renderLinkPage, unknownLink } from '../../http/link-page.ts';
import { findCaller } from '../../auth/authenticate.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Environment } from '../../config/env.ts';
import { emailLinkSchema } from '../../contract/email/email-link.ts';
import {
  newBookRequestSchema,
  bookRequestChangeSchema,
  bookRequestListQuerySchema,
  bookRequestSchema,
  type BookRequest,
} from '../../contract/book/book-request.ts';
import type { Complete } from '../../contract/complete.ts';
import { responsePage } from '../../http/response-page.ts';
import { invalidFields, notFound } from '../../http/api-error.ts';
import { exampleIds, idParamsOf } from '../../http/example-ids.ts';
import { findResult, keyScopes, requestKeyOf } from '../../http/idempotency-key.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { withMinimumDuration } from '../../protection/minimum-duration.ts';
import { rateLimit, visitorAddress } from '../../protection/rate-limit.ts';
import {
  confirmBookRequests,
  endBookRequests,
  expiryOf,
  hasBookRequests,
  makeBookRequest,
} from './make-book-request.ts';
import { findTitles, BookRequestModel, type StoredBookRequest } from './book-request.model.ts';
import { findSettings } from '../../models/settings/settings.model.ts';
import { rule } from '../../contract/words/rules.ts';
import { wordsOf } from '../../words/words-of.ts';

const perAddress = rateLimit('book-request-address', 20, 3600);
const links = { query: emailLinkSchema, responseType: 'text/html' } as const;
const example = { query: { token: exampleIds.newsletterToken } };

/** Requests for sold-out books, questions for other books, and the owner's view of both. */
export function bookRequestsRoutes(env: Environment): Route[] {
  return [
    defineRoute({
      call: 'POST /api/book-requests/',
      access: 'anyone',
      summary:
        'Request an email when a book is available, or ask for a book that the shop does not ' +
        'have',
      header: 'Idempotency-Key',
      body: newBookRequestSchema,
      example: { body: { bookId: exampleIds.book, email: 'reader@example.com' } },
      status: 202,
      errors: ['rate_limit_exceeded'],
      handle: async ({ body: { email, ...bookRequest }, req, key, markReplayed }) => {
        const address = visitorAddress(req);
        const { uid, ...requester } = await findRequester(email, req, env);
        const scope = keyScopes.bookRequest(uid ?? address);
        const request = requestKeyOf(scope, key, { ...bookRequest, email: requester.email });
        // A repeated request is answered even at the limit.
        if ((await findResult(request)) === undefined) await perAddress.consume(address);
        const making = makeBookRequest(bookRequest, { ...requester, request }, env);
        if (await withMinimumDuration(making)) markReplayed();
      },
    }),
    defineRoute({
      call: 'GET /api/book-requests/',
      access: 'admin',
      summary: 'List book requests, newest first',
      query: bookRequestListQuerySchema,
      example: { query: { status: 'open', of: 'text' } },
      response: z.array(bookRequestSchema),
      handle: async (call) => {
        const { status, of } = call.query;
        const filter = {
          ...(status && { status }),
          ...(of && { bookId: { $exists: of === 'book' } }),
        };
        const pageOptions = { sort: { createdAt: -1, _id: -1 }, defaultLimit: 50 } as const;
        return toBookRequests(
          await responsePage<StoredBookRequest>(
            BookRequestModel.collection,
            filter,
            pageOptions,
            call,
          ),
        );
      },
    }),
    defineRoute({
      call: 'PATCH /api/book-requests/:id',
      access: 'admin',
      summary: 'Mark a book request as answered or open',
      params: idParamsOf('bookRequest'),
      body: bookRequestChangeSchema,
      example: { body: { status: 'answered' } },
      response: bookRequestSchema,
      handle: async ({ params: { id }, body: { status } }) => {
        // In one transaction, since a confirmation meanwhile changes when the request expires.
        const changed = await inTransaction(async (session) => {
          const stored = await BookRequestModel.findById(id, null, {
            session,
          }).lean<StoredBookRequest>();
          if (!stored) throw notFound('book request');
          const change = { status, expiresAt: expiryOf(stored, status) };
          return BookRequestModel.findByIdAndUpdate(id, change, {
            returnDocument: 'after',
            session,
          })
            .orFail()
            .lean<StoredBookRequest>();
        });
        const [bookRequest] = await toBookRequests([changed]);
        return bookRequest!;
      },
    }),
    defineRoute({
      call: 'GET /api/book-requests/confirm',
      access: 'anyone',
      example,
      ...links,
      summary: 'Confirm the address of a book request, by the link in the email',
      errors: ['record_not_found'],
      handle: async ({ query: { token }, req, res }) => {
        // Programs that check links send HEAD, which must not confirm.
        const isOurs = await (req.method === 'HEAD' ? hasBookRequests : confirmBookRequests)(token);
        const shop = await findSettings();
        const { unknown, confirmed } = wordsOf(shop.language).linkPages.bookRequests;
        return isOurs
          ? renderLinkPage(confirmed, shop, res)
          : unknownLink(unknown, shop, { req, res });
      },
    }),
    defineRoute({
      call: 'GET /api/book-requests/end',
      access: 'anyone',
      example,
      ...links,
      summary: 'Show the page to confirm deleting all book requests of an address; changes nothing',
      handle: async ({ res }) => {
        const shop = await findSettings();
        return renderLinkPage(wordsOf(shop.language).linkPages.bookRequests.end, shop, res);
      },
    }),
    defineRoute({
      call: 'POST /api/book-requests/end',
      access: 'anyone',
      example,
      ...links,
      summary:
        'Delete all book requests of an address, also by one click in a mail program; ' +
        'repeating it has no effect',
      handle: async ({ query: { token }, res }) => {
        await endBookRequests(token);
        const shop = await findSettings();
        return renderLinkPage(wordsOf(shop.language).linkPages.bookRequests.ended, shop, res);
      },
    }),
  ];
}

/** The typed or the signed-in address, and whether Firebase has verified it for the caller. */
async function findRequester(typed: string | undefined, req: Request, env: Environment) {
  const customer = await findCaller(req, env);
  const email = typed ?? customer?.email;
  if (!email) {
    throw invalidFields({ email: [rule('required')] });
  }
  const isOwn = customer?.email === foldEmail(email);
  const isVerified =
    isOwn && (await findVerifiedAddresses(customer.uid)).includes(customer.email ?? '');
  return { email, isVerified, uid: customer?.uid };
}

/** Book requests as the API returns them, with the titles of their books. */
async function toBookRequests(stored: StoredBookRequest[]): Promise<Complete<BookRequest>[]> {
  const titles = await findTitles(stored);
  return stored.map((bookRequest) => {
    const bookId = bookRequest.bookId?.toHexString();
    return {
      _id: bookRequest._id.toHexString(),
      bookId,
      title: bookId && titles.get(bookId),
      text: bookRequest.text ?? undefined,
      email: bookRequest.email,
      isVerified: bookRequest.isVerified,
      status: bookRequest.status,
      createdAt: bookRequest.createdAt.toISOString(),
    };
  });
}
