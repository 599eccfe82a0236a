import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { openApiText } from '../../testing/openapi-text.ts';

/** Files of a stranger's program, in this folder so that its packages are found. */
const here = (file: string) => path.join(import.meta.dirname, file);
const client = `
  import createClient from 'openapi-fetch';
  import type { paths } from './storyloom-api.ts';
  const shop = createClient<paths>({ baseUrl: 'https://shop.example' });
`;
const right = `
  const { data, error } = await shop.GET('/api/books/{id}', { params: { path: { id: 'x' } } });
  export const title: string | undefined = data?.title;
  export const code: 'record_not_found' | undefined =
    error?.error.code === 'record_not_found' ? error.error.code : undefined;
  const placed = await shop.POST('/api/orders', {
    body: {
      name: 'Rita Reader',
      email: 'reader@example.com',
      phone: '0700 100 200',
      address: { city: 'Bern', country: 'Switzerland', state: 'BE', zipcode: '3011' },
      productIds: ['x'],
      totalPrice: 12.5,
    },
  });
  export const number: number | undefined = placed.data?.number;
  const query = { page: 2, limit: 100, ids: ['x', 'y'] };
  const page = await shop.GET('/api/books', { params: { query } });
  export const more: string | null = page.response.headers.get('Link');
  const saved = await shop.PUT('/api/books/edit/{id}', {
    params: { path: { id: 'x' }, header: { 'If-Match': '"etag"' } },
    body: { newPrice: 11 },
  });
  export const etag: string | undefined = saved.error?.error.currentEtag;
`;
const wrong = `
  await shop.GET('/api/book/{id}', { params: { path: { id: 'x' } } });
  const { data } = await shop.GET('/api/books/{id}', { params: { path: { id: 5 } } });
  export const publisher: number | undefined = data?.title;
  await shop.POST('/api/orders', { body: { name: 'Rita Reader' } });
`;

/** What the compiler reports of both programs, which it compiles together. */
let reports: readonly ts.Diagnostic[];
beforeAll(async () => {
  reports = compile({
    'storyloom-api.ts': astToString(await openapiTS(JSON.stringify(openApiText))),
    'right.ts': client + right,
    'wrong.ts': client + wrong,
  });
}, 60_000);

function compile(programs: Record<string, string>): readonly ts.Diagnostic[] {
  const files = new Map(Object.entries(programs).map(([name, text]) => [here(name), text]));
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.fileExists = (file) => files.has(file) || fileExists(file);
  return ts.getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host));
}

function messagesIn(name: string): string[] {
  return reports
    .filter(({ file }) => file === undefined || path.basename(file.fileName) === name)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

it('a typed client is made from the text, and a program that uses it compiles', () => {
  expect([...messagesIn('storyloom-api.ts'), ...messagesIn('right.ts')]).toEqual([]);
});

it('a program that asks for what there is not does not compile', () => {
  expect(messagesIn('wrong.ts')).toHaveLength(4);
});
