import { hashLinkToken } from '../src/auth/link-token.ts';
import { NewsletterSignupModel } from '../src/features/newsletter/newsletter.model.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import bcrypt from 'bcrypt';
import { afterEach, beforeEach } from 'vitest';
import { apiRoutes } from '../src/app.ts';
import { AdminModel } from '../src/auth/admin.model.ts';
import { createBookCaches, type BookCaches } from '../src/book-caches.ts';
import { orderSchema } from '../src/contract/order.ts';
import { storeCover } from '../src/features/catalogue/covers/cover-store.ts';
import { encodeCover } from '../src/features/catalogue/covers/encode-cover.ts';
import { addLetter, LetterModel } from '../src/features/letters/letter.model.ts';
import { createLog } from '../src/log.ts';
import { useTestDatabase } from '../src/testing/database.ts';
import { makeBook, orderFor } from '../src/testing/factories.ts';
import { emulatorToken } from '../src/testing/firebase-project.ts';
import { signInAdmin, signInCustomer } from '../src/testing/sign-in.ts';
import { createTestApp, testSettings } from '../src/testing/test-app.ts';
import { pictures } from './pictures.ts';
import { asJson, send } from './send.ts';

export const settings = { ...testSettings, trustProxy: 1 };
const log = createLog('silent');

/** Every call there is: what is tried follows from it. */
export const routes = apiRoutes({ settings, log, isStopping: () => false });

/** Stands in everything that is customer B's alone; nobody but B and the admin may ever see it. */
export const markOfB = 'Belongs-To-B';
const ownerPassword = 'a-long-password';
const cheapRounds = 4;

/** Who may call, and the values that make a call of theirs a good one. */
export interface Person {
  kind: 'anyone' | 'customer' | 'admin';
  headers: Record<string, string>;
  /** By the name of the field. */
  fields: Record<string, unknown>;
  email: string;
  orderId: string;
}
export interface Shop {
  port: number;
  logLines: string[];
  bookId: string;
  letterId: string;
  coverName: string;
  nobody: Person;
  customerA: Person;
  customerB: Person;
  admin: Person;
}

/** A running shop with a book, two customers with an order each, and an admin; anew for each test. */
export function useShop(): () => Shop {
  let shop: Shop;
  let server: Server;
  let caches: BookCaches;
  useTestDatabase();

  beforeEach(async () => {
    // A hash of the shop's own cost would take longer than all the rest.
    const passwordHash = await bcrypt.hash(ownerPassword, cheapRounds);
    await AdminModel.create({ username: 'owner', passwordHash });
    caches = createBookCaches({ settings, log });
    const { app, lines } = createTestApp(settings, caches);
    server = createServer(caches.responses.inFrontOf(app));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    shop = await fillShop((server.address() as AddressInfo).port, lines);
    await caches.index.sync();
  });

  afterEach(async () => {
    caches.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  return () => shop;
}

async function storeLetter(): Promise<string> {
  await addLetter({
    ...{ key: 'letter', kind: 'order-shipped', to: 'a@example.com' },
    ...{ subject: 'On its way', text: 'It comes.', html: '<p>It comes.</p>' },
  });
  const letter = await LetterModel.findOne().lean();
  return letter?._id.toHexString() ?? '';
}

async function fillShop(port: number, logLines: string[]): Promise<Shop> {
  const book = await makeBook();
  const token = 'of-a-link-in-a-letter';
  const signup = { _id: 'a@example.com', email: 'a@example.com', consentAt: new Date() };
  await NewsletterSignupModel.create({ ...signup, confirmHash: hashLinkToken(token) });
  const cover = await storeCover(await encodeCover(await pictures.small()));
  const fields = {
    ...{
      token,
      id: book.id,
      ids: book.id,
      productId: book.id,
      totalPrice: 10.5,
      phone: '555 0199 77',
    },
    ...{ page: '1', limit: '10', minPrice: '1', maxPrice: '99', status: 'confirmed', tz: 'UTC' },
    ...{ Username: 'owner', password: ownerPassword, currentPassword: ownerPassword },
    ...{
      url: 'https://social.example/@shop',
      idToken: emulatorToken(),
      delete: undefined,
      restore: undefined,
    },
  };
  const customer = async (email: string, name: string): Promise<Person> => {
    const headers = await signInCustomer(email);
    const { body, headers: type } = asJson(orderFor([book], { email, name }));
    const sent = { method: 'post', path: '/api/orders/', headers: { ...headers, ...type }, body };
    const { text } = await send(port, sent);
    const orderId = orderSchema.parse(JSON.parse(text))._id;
    return { kind: 'customer', headers, fields: { ...fields, email }, email, orderId };
  };
  const customerA = await customer('a@example.com', 'Ann');
  const customerB = await customer('b@example.com', markOfB);
  const { orderId, email } = customerA;
  return {
    ...{
      port,
      logLines,
      bookId: book.id,
      letterId: await storeLetter(),
      coverName: cover.name,
      customerA,
      customerB,
    },
    nobody: { kind: 'anyone', headers: {}, fields: customerA.fields, email, orderId },
    admin: { kind: 'admin', headers: signInAdmin(), fields: customerA.fields, email, orderId },
  };
}
