import { knownOrders, type SentRequest, type KnownOrder } from '../sent-request.ts';
import type { BookKind, Command } from '../commands.ts';
import type { HttpRequest } from '../http-client.ts';
import { at } from '../known-orders.ts';
import type { Charges } from '../shop-features.ts';

/** What clients know of the shop when a command is sent. */
export interface KnownState {
  books: { id: string; priceCents: number; kind: BookKind }[];
  /** What an order costs in addition to its books, in cents. */
  charges: Charges;
  cookies: string[];
  /** Headers of an admin at the given API. */
  adminHeaders: (admin: number) => Record<string, string>;
  asked: SentRequest[];
  removedAdmins: Set<number>;
  adminIds: string[];
}

export const emailOf = (customer: number) => `reader-${customer}@example.com`;

/** Builds the request of one command. */
export class RequestBuilder {
  readonly kind: Command['kind'];
  readonly known: KnownState;
  /** A unique number of the request. */
  readonly mark: number;
  /** A unique price in dollars. */
  readonly price: number;

  constructor(kind: Command['kind'], known: KnownState) {
    this.kind = kind;
    this.known = known;
    this.mark = known.asked.length;
    this.price = 10 + this.mark / 100;
  }

  asAdmin(method: HttpRequest['method'], path: string, body?: object | string): SentRequest {
    const { adminHeaders, removedAdmins } = this.known;
    const admin = [0, 1].find((each) => !removedAdmins.has(each)) ?? 0;
    const request = { method, path, headers: adminHeaders(admin), body };
    return { kind: this.kind, mark: this.mark, admin, request };
  }

  asCustomer(
    customer: number,
    method: HttpRequest['method'],
    path: string,
    body?: object,
  ): SentRequest {
    const headers = { Cookie: this.known.cookies[customer]! };
    return { kind: this.kind, request: { method, path, headers, ...(body && { body }) } };
  }

  withKey(asked: SentRequest): SentRequest {
    const key = `key-${this.mark}`;
    const headers = { ...asked.request.headers, 'Idempotency-Key': key };
    return { ...asked, key, request: { ...asked.request, headers } };
  }

  aboutOrder(nth: number, ask: (order: KnownOrder) => SentRequest): SentRequest | undefined {
    const order = at(knownOrders(this.known.asked), nth);
    return order && ask(order);
  }

  bookId(book: number): string {
    return this.known.books[book]!.id;
  }
}

/** The commands that are requests. */
export type RequestCommand = Exclude<Command, { kind: 'background work' | 'set the clock back' }>;

/** Makes the request of a command of each kind; undefined when the command has no target yet. */
export type Requests<Kind extends RequestCommand['kind']> = {
  [Each in Kind]: (
    command: Extract<RequestCommand, { kind: Each }>,
    asker: RequestBuilder,
  ) => SentRequest | undefined;
};
