import { hashLinkToken } from '../src/auth/link-token.ts';
import { NewsletterSignupModel } from '../src/features/newsletter/newsletter.model.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import bcrypt from 'bcrypt';
import { afterAll, beforeEach } from 'vitest';
import { apiRoutes } from '../src/app.ts';
import { AdminModel } from '../src/auth/admin.model.ts';
import { orderSchema } from '../src/contract/order/order.ts';
import { storeCover } from '../src/features/catalogue/covers/cover.model.ts';
import { encodeCover } from '../src/features/catalogue/covers/encode-cover.ts';
import { createLog } from '../src/log.ts';
import { openEmpty, useTestDatabase } from '../src/testing/database.ts';
import { startLibrary } from '../src/testing/library.ts';
import { makeBook, orderFor } from '../src/testing/factories.ts';
import { emulatorToken } from '../src/testing/people/firebase-project.ts';
import { signInAdmin, signInCustomer } from '../src/testing/people/sign-in.ts';
import { createTestApp, testEnv } from '../src/testing/test-app.ts';
import { pictures } from './pictures.ts';
import { fillRecords, scanOnce, storeEmail, takeOneArrival } from './fill-records.ts';
import { asJson, send } from './send.ts';
import { watchChanges } from './watch-changes.ts';

export const env = { ...testEnv, trustProxy: 1 };
const log = createLog('silent');

/** Every call there is: what is tried follows from it. */
export const routes = apiRoutes({ env, log, isStopping: () => false });

/** A marker in all data of customer B; only B and the admin may ever see it. */
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
  emailId: string;
  bookRequestId: string;
  withdrawalId: string;
  importId: string;
  shelfSlug: string;
  /** A change of many books, and a scan at the counter, that can be undone. */
  bulkId: string;
  scanKey: string;
  arrivalKey: string;
  /** Its name was spelled otherwise, which can be undone. */
  publisherSlug: string;
  publisherUndo: string;
  coverName: string;
  nobody: Person;
  customerA: Person;
  customerB: Person;
  admin: Person;
}

interface RunningShop extends Shop {
  /** Whether a request may have changed what the shop holds. */
  isChanged: () => boolean;
  stop: () => Promise<void>;
}

/**
 * A running shop with a book, two customers with an order each, and an admin. Tests that change
 * nothing share it; after one that does, the next test gets a new one.
 */
export function useShop(): () => Shop {
  let shop: RunningShop | undefined;
  useTestDatabase({ filledOnce: async () => {} });

  beforeEach(async () => {
    if (shop && !shop.isChanged()) return void shop.logLines.splice(0);
    await shop?.stop();
    await openEmpty();
    shop = await startShop();
  });

  afterAll(() => shop?.stop());

  return () => shop as RunningShop;
}

async function startShop(): Promise<RunningShop> {
  // A hash of the shop's own cost would take longer than all the rest.
  const passwordHash = await bcrypt.hash(ownerPassword, cheapRounds);
  await AdminModel.create({ username: 'owner', passwordHash });
  const library = await startLibrary();
  const stops: (() => void)[] = [() => library.stop()];
  const onEnd = (stop: () => void) => void stops.push(stop);
  const changes = { ...env, bookLookup: library.address };
  const { app, lines, caches } = createTestApp(changes, undefined, onEnd);
  const server = createServer(caches.responses.inFrontOf(app));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const shop = await fillShop((server.address() as AddressInfo).port, lines);
  await caches.index.sync();
  return {
    ...shop,
    isChanged: watchChanges(server),
    stop: async () => {
      for (const stop of stops) stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

let encodedCover: ReturnType<typeof encodeCover> | undefined;

async function fillShop(port: number, logLines: string[]): Promise<Shop> {
  const book = await makeBook({ publisher: 'LIGHTHOUSE PRESS' });
  const token = 'of-a-link-in-a-email';
  const signup = { _id: 'a@example.com', email: 'a@example.com', consentAt: new Date() };
  await NewsletterSignupModel.create({ ...signup, confirmHash: hashLinkToken(token) });
  encodedCover ??= encodeCover(await pictures.small());
  const cover = await storeCover(await encodedCover);
  const fields = {
    token,
    id: book.id,
    ids: book.id,
    productId: book.id,
    bookId: book.id,
    category: 'fiction',
    slug: 'fiction',
    number: '1001',
    totalPrice: 10.5,
    phone: '555 0199 77',
    vatNumber: 'DE136695976',
    availableFrom: '2099-03-12',
    antique: true,
    priceLifted: true,
    page: '1',
    limit: '10',
    minPrice: '1',
    maxPrice: '99',
    status: 'confirmed',
    tz: 'UTC',
    accent: '#ffc83d',
    currency: 'USD',
    locale: 'en-US',
    timeZone: 'UTC',
    days: 14,
    Username: 'owner',
    password: ownerPassword,
    currentPassword: ownerPassword,
    url: 'https://social.example/@shop',
    idToken: emulatorToken(),
    delete: undefined,
    restore: undefined,
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
    port,
    logLines,
    bookId: book.id,
    emailId: await storeEmail(),
    ...(await fillRecords(book.id, token)),
    scanKey: await scanOnce(port, book.id),
    arrivalKey: await takeOneArrival(port, book.id),
    coverName: cover.name,
    customerA,
    customerB,
    nobody: { kind: 'anyone', headers: {}, fields: customerA.fields, email, orderId },
    admin: { kind: 'admin', headers: signInAdmin(), fields: customerA.fields, email, orderId },
  };
}
