import type { Request } from 'express';
import { z } from 'zod';
import { findProvenEmails } from '../../auth/customer-session.model.ts';
import { toPage, unknownLink } from '../../auth/link-page.ts';
import { findCaller } from '../../auth/authenticate.ts';
import type { Settings } from '../../config/env.ts';
import { newsletterLinkSchema } from '../../contract/shop/newsletter.ts';
import {
  newWishSchema,
  wishChangeSchema,
  wishListQuerySchema,
  wishSchema,
  type Wish,
} from '../../contract/shop/wish.ts';
import type { Complete } from '../../database/complete.ts';
import { answerPage } from '../../http/answer-page.ts';
import { invalidFields, notFound } from '../../http/api-error.ts';
import { exampleIds, idParamsOf } from '../../http/example-ids.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { rateLimit, visitorAddress } from '../../protection/rate-limit.ts';
import { bookCollection } from '../../book-record/book.model.ts';
import { confirmWishes, endWishes, expiryOf, hasWishes, makeWish } from './make-wish.ts';
import { WishModel, type StoredWish } from './wish.model.ts';
import { findShop } from '../../shop-settings/settings.model.ts';

const perAddress = rateLimit('wish-address', 20, 3600);
const links = { query: newsletterLinkSchema, answerType: 'text/html' } as const;
const example = { query: { token: exampleIds.newsletterToken } };
const advice = 'It may be too old, or the wish is fulfilled. You can tell us again at the book.';

/** To be told when a book is there, to ask the shop for one, and what its owner sees of it. */
export function wishesRoutes(settings: Settings): Route[] {
  return [
    defineRoute({
      call: 'POST /api/wishes/',
      access: 'anyone',
      summary: 'Asks to be told when a book is there, or for one that the shop does not have',
      body: newWishSchema,
      example: { body: { bookId: exampleIds.book, email: 'reader@example.com' } },
      status: 202,
      errors: ['rate_limit_exceeded'],
      handle: async ({ body: { email, ...wish }, req }) => {
        await perAddress.consume(visitorAddress(req));
        await makeWish(wish, await findWisher(email, req, settings), settings);
      },
    }),
    defineRoute({
      call: 'GET /api/wishes/',
      access: 'admin',
      summary: 'What is wished for, newest first',
      query: wishListQuerySchema,
      example: { query: { status: 'open', of: 'text' } },
      answer: z.array(wishSchema),
      handle: async (call) => {
        const { status, of } = call.query;
        const filter = {
          ...(status && { status }),
          ...(of && { bookId: { $exists: of === 'book' } }),
        };
        const part = { sort: { createdAt: -1, _id: -1 }, usual: 50 } as const;
        return toWishes(await answerPage<StoredWish>(WishModel.collection, filter, part, call));
      },
    }),
    defineRoute({
      call: 'PATCH /api/wishes/:id',
      access: 'admin',
      summary: 'Says that a wish is answered, or open again',
      params: idParamsOf('wish'),
      body: wishChangeSchema,
      example: { body: { status: 'answered' } },
      answer: wishSchema,
      handle: async ({ params: { id }, body: { status } }) => {
        const change = { status, expiresAt: expiryOf(status) };
        const changed = await WishModel.findByIdAndUpdate(id, change, {
          returnDocument: 'after',
        }).lean<StoredWish>();
        const [wish] = changed ? await toWishes([changed]) : [];
        if (!wish) throw notFound('wish');
        return wish;
      },
    }),
    defineRoute({
      call: 'GET /api/wishes/confirm',
      access: 'anyone',
      example,
      ...links,
      summary: 'The link in the letter that asks whether an address is right',
      errors: ['record_not_found'],
      handle: async ({ query: { token }, req, res }) => {
        // Programs that only look whether a link works confirm nothing.
        const isOurs = await (req.method === 'HEAD' ? hasWishes : confirmWishes)(token);
        if (!isOurs) return unknownLink(advice, await findShop(), { req, res });
        const text = 'We write to you once, as soon as a copy is there.';
        return toPage({ title: 'Thank you, we will tell you', text }, await findShop(), res);
      },
    }),
    defineRoute({
      call: 'GET /api/wishes/end',
      access: 'anyone',
      example,
      ...links,
      summary: 'Asks whether all wishes of an address shall be forgotten; changes nothing',
      handle: async ({ res }) => {
        const text = 'We then forget the address and do not write about any book.';
        const page = { title: 'Forget what you asked for?', text, button: 'Forget it' };
        return toPage(page, await findShop(), res);
      },
    }),
    defineRoute({
      call: 'POST /api/wishes/end',
      access: 'anyone',
      example,
      ...links,
      summary:
        'Forgets all wishes of an address, also in one click by a mail program; twice is fine',
      handle: async ({ query: { token }, res }) => {
        await endWishes(token);
        const page = { title: 'It is forgotten', text: 'You will not hear from us about it.' };
        return toPage(page, await findShop(), res);
      },
    }),
  ];
}

/** Who is signed in need not type the address, and one that Firebase has verified is proven. */
async function findWisher(typed: string | undefined, req: Request, settings: Settings) {
  const customer = await findCaller(req, settings);
  const email = typed ?? customer?.email;
  if (!email) {
    throw invalidFields({ email: ['is required'] });
  }
  const isOwn = customer?.email === email.toLowerCase();
  const isProven = isOwn && (await findProvenEmails(customer.uid)).includes(customer.email ?? '');
  return { email, isProven };
}

/** As the API returns them, with the titles of their books. */
async function toWishes(stored: StoredWish[]): Promise<Complete<Wish>[]> {
  const ids = stored.flatMap(({ bookId }) => bookId ?? []);
  const books = await bookCollection
    .find({ _id: { $in: ids } }, { projection: { title: 1 }, maxTimeMS: 5000 })
    .toArray();
  const titles = new Map(books.map(({ _id, title }) => [_id.toHexString(), title]));
  return stored.map((wish) => {
    const bookId = wish.bookId?.toHexString();
    return {
      _id: wish._id.toHexString(),
      bookId,
      title: bookId && titles.get(bookId),
      text: wish.text ?? undefined,
      email: wish.email,
      isProven: wish.isProven,
      status: wish.status,
      createdAt: wish.createdAt.toISOString(),
    };
  });
}
