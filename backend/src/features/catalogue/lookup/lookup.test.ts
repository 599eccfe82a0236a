import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { foundBookSchema } from '../../../contract/book/book-lookup.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

const isbn = '9780141439518';
/** As openlibrary.org answers, shortened. */
const recorded = {
  [`ISBN:${isbn}`]: {
    url: 'https://openlibrary.org/books/OL7355422M/Pride_and_Prejudice',
    key: '/books/OL7355422M',
    title: 'Pride and Prejudice',
    authors: [{ url: 'https://openlibrary.org/authors/OL21594A/Jane_Austen', name: 'Jane Austen' }],
    number_of_pages: 480,
    publishers: [{ name: 'Penguin Classics' }],
    publish_date: 'December 31, 2002',
    subjects: [{ name: 'Fiction', url: 'https://openlibrary.org/subjects/fiction' }],
    cover: {
      small: 'https://covers.openlibrary.org/b/id/12645114-S.jpg',
      large: 'https://covers.openlibrary.org/b/id/12645114-L.jpg',
    },
  },
};

type Respond = (req: IncomingMessage, res: ServerResponse) => void;
const respond =
  (body: unknown): Respond =>
  (_req, res) =>
    res.end(JSON.stringify(body));

/** A shop that asks this server instead of openlibrary.org. */
async function openShop(lookupResponse: Respond) {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? '');
    lookupResponse(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const bookLookup = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { api } = createTestApp({ bookLookup });
  const ask = (query: object = { isbn }) =>
    api.get('/api/books/lookup').set(signInAdmin()).query(query);
  return { api, asked, ask };
}

const codeOf = ({ body }: { body: unknown }) => apiErrorSchema.parse(body).error.code;

it('tells what is known of an ISBN, and gives away nothing but that', async () => {
  const { asked, ask, api } = await openShop(respond(recorded));
  const { body } = await ask({ isbn: '978-0-14-143951-8' }).expect(200);
  expect(foundBookSchema.parse(body)).toEqual({
    title: 'Pride and Prejudice',
    author: 'Jane Austen',
    publisher: 'Penguin Classics',
    year: 2002,
    pages: 480,
    coverImage: 'https://covers.openlibrary.org/b/id/12645114-L.jpg',
  });
  expect(asked).toEqual([`/api/books?bibkeys=ISBN%3A${isbn}&jscmd=data&format=json`]);
  const system = await api.get('/api/system').set(signInAdmin()).expect(200);
  expect(system.body).toMatchObject({ canLookUp: true });
});

it('leaves out what a book cannot have', async () => {
  const odd = {
    title: 'A title\u202e',
    subtitle: 7,
    authors: [{ name: 'x'.repeat(201) }],
    publishers: 'Nobody',
    publish_date: 'long ago',
    number_of_pages: -3,
    cover: { large: 'javascript:alert(1)' },
  };
  const { ask } = await openShop(respond({ [`ISBN:${isbn}`]: odd }));
  const { body } = await ask().expect(200);
  expect(Object.keys(foundBookSchema.parse(body))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/author|publisher|year|pages|cover/)]),
  );
});

it('finds nothing for an unknown ISBN, and asks nothing for an invalid one', async () => {
  const { ask, asked } = await openShop(respond({}));
  expect(codeOf(await ask().expect(404))).toBe('record_not_found');
  expect(asked).toHaveLength(1);
  expect(codeOf(await ask({ isbn: '9780141439519' }).expect(400))).toBe('parameter_invalid');
  expect(codeOf(await ask({}).expect(400))).toBe('parameter_invalid');
  expect(asked).toHaveLength(1);
});

it.each<[string, Respond]>([
  ['does not answer', () => {}],
  ['stops in the middle', (_req, res) => void res.write('{"ISBN')],
  ['answers without an end', (_req, res) => void res.write('x'.repeat(300_000))],
  ['says it has a fault', (_req, res) => void res.writeHead(500).end('{}')],
  ['leads elsewhere', (_req, res) => void res.writeHead(302, { Location: '/' }).end()],
  ['answers with a page', (_req, res) => void res.end('<html>')],
  ['answers something else', respond([])],
  ['hangs up', (req) => void req.socket.destroy()],
])('says so within two seconds when the library %s', async (_what, lookupResponse) => {
  const { ask } = await openShop(lookupResponse);
  const limit = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => limit.mockRestore());
  const response = await ask().expect(503);
  expect(codeOf(response)).toBe('service_unavailable');
  expect(limit).toHaveBeenCalledWith(2000);
});

it('is not there unless it was switched on', async () => {
  const { api } = createTestApp();
  const response = await api.get('/api/books/lookup').set(signInAdmin()).query({ isbn });
  expect(response.status).toBe(404);
  expect(codeOf(response)).toBe('route_not_found');
  const system = await api.get('/api/system').set(signInAdmin()).expect(200);
  expect(system.body).not.toHaveProperty('canLookUp');
});
