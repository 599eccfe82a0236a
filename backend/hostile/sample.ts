import fc from 'fast-check';
import { z } from 'zod';
import type { Route } from '../src/http/route.ts';
import { asJson, type Sent } from './send.ts';
import type { Person, Shop } from './shop.ts';
import { seed } from './seed.ts';
import { encode } from './values.ts';

type Fields = Record<string, unknown>;
type Schema = z.core.JSONSchema.BaseSchema;

/** A value that the schema takes, with the known values of fields by their names. */
export function sampleOf(schema: z.core.$ZodType | undefined, fields: Fields): unknown {
  return schema && make(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), fields);
}

function make(schema: Schema, fields: Fields, name = ''): unknown {
  if (schema.type === 'object') {
    const properties = Object.entries(schema.properties ?? {});
    return Object.fromEntries(
      properties.map(([key, each]) => [key, make(each as Schema, fields, key)]),
    );
  }
  if (Object.hasOwn(fields, name) && fields[name] === undefined) return undefined;
  if (schema.type === 'array')
    return [make(schema.items as Schema, fields, name.replace(/s$/, ''))];
  // Most ids are texts; those that count are not known by their names.
  const isKnown =
    Object.hasOwn(fields, name) &&
    schema.type !== 'integer' &&
    (schema.enum?.includes(fields[name] as string) ?? true);
  if (isKnown) return fields[name];
  const [first] = schema.anyOf ?? [];
  if (first) return make(first, fields, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'boolean') return true;
  if (schema.type !== 'string') return 1;
  if (schema.format === 'date') return '2026-11-22';
  if (!schema.pattern) return 'A text of some length';
  return fc.sample(fc.stringMatching(new RegExp(schema.pattern)), { seed, numRuns: 1 })[0];
}

export interface Call {
  route: Route;
  params: Record<string, string>;
  query: Record<string, string>;
  /** Undefined when the route takes none. */
  body: unknown;
  headers: Record<string, string>;
}

/** The call as this person makes it in earnest. */
export function goodCall(route: Route, person: Person, shop: Shop): Call {
  const { email, orderId, headers, fields } = person;
  const { emailId, bookRequestId, withdrawalId, importId } = shop;
  const ids = {
    orders: orderId,
    emails: emailId,
    'book-requests': bookRequestId,
    withdrawals: withdrawalId,
    imports: importId,
  };
  const id = ids[route.path.split('/')[2] as keyof typeof ids] ?? shop.bookId;
  const slug = isOf(route, 'publishers') ? shop.publisherSlug : shop.shelfSlug;
  const params = { id, slug, email, name: shop.coverName, file: 'show.js' };
  const ownPhone = `555 ${Math.floor(Math.random() * 1e9)}`;
  // An order goes on: there is no step yet that could be undone. A book stays on sale, whatever
  // stock anybody has seen, and no two have one ISBN.
  const left = {
    undo: undefined,
    draft: undefined,
    seenStock: undefined,
    isbn: '',
    pickup: undefined,
    ...ownFields(route, shop),
  };
  const asked = {
    ...fields,
    isbn: '9780141439518',
    draft: undefined,
    deleted: undefined,
    with: undefined,
    // Who is signed in needs no link.
    ...(isOf(route, 'orders') && { token: undefined }),
  };
  const query = sampleOf(route.query, asked) as Record<string, string> | undefined;
  const body = sampleOf(route.body, { ...fields, phone: ownPhone, ...left });
  return { route, params, query: query ?? {}, body, headers };
}

function isOf({ path }: Route, records: string): boolean {
  return path.startsWith(`/api/${records}/`);
}

/** What a field means to one call alone. */
function ownFields({ path }: Route, shop: Shop): Fields {
  const { bulkId, coverName, scanKey, publisherSlug } = shop;
  switch (path) {
    case '/api/orders/:id/status':
      return { items: undefined, step: undefined };
    case '/api/books/bulk/undo':
      return { id: bulkId };
    case '/api/counter':
      return { isbn: undefined };
    case '/api/counter/undo':
      return { key: scanKey };
    case '/api/supply/arrivals':
      return { isbn: undefined };
    case '/api/supply/arrivals/undo':
      return { key: shop.arrivalKey };
    case '/api/publishers/merge':
      return { from: publisherSlug, name: 'Lighthouse' };
    case '/api/publishers/undo':
      return { id: shop.publisherUndo };
    case '/api/book-requests/':
      return { text: undefined };
    case '/api/emails/preview':
      return { subject: 'Order {number}', text: 'Hello {name},' };
    case '/api/settings':
      return {
        isOn: true,
        logo: coverName,
        pickup: undefined,
        image: coverName,
        url: 'https://shop.example/',
      };
    default:
      return {};
  }
}

/** As it goes on the wire. */
export function wire(call: Call): Sent {
  const { route, params, query, body, headers } = call;
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const asked = new URLSearchParams(given).toString();
  const path = pathOf(route.path, params) + (asked && `?${asked}`);
  const sent = { method: route.method, path, headers };
  if (body === undefined) return sent;
  const json = asJson(body);
  return { ...sent, headers: { ...json.headers, ...headers }, body: json.body };
}

function pathOf(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => encode(params[name] ?? name));
}
