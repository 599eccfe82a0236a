import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';

const project = path.resolve(import.meta.dirname, '../..');

/** What lint says of a file with this content in this place. */
async function lint(file: string, code: string): Promise<string[]> {
  const filePath = path.join(project, file);
  const eslint = new ESLint({
    cwd: path.join(project, file.split('/')[0] ?? ''),
    // The file of the example does not exist, so rules that need its types cannot run on it.
    overrideConfig: [
      tseslint.configs.disableTypeChecked,
      { rules: { '@typescript-eslint/no-unused-vars': 'off' } },
    ],
  });
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map((message) => message.message) ?? [];
}

it.each([
  [
    'a feature that imports another feature',
    'backend/src/features/health/x.ts',
    `import { CoverModel } from '../catalogue/covers/cover.model.ts'; CoverModel.find();`,
    /compose them.*backendFeatureWays/,
  ],
  [
    'a lower layer that imports a higher one',
    'backend/src/http/x.ts',
    `import { createApp } from '../app.ts'; createApp;`,
    /stands below/,
  ],
  [
    'models of orders that import those of books',
    'backend/src/models/orders/x.ts',
    `import { BookModel } from '../books/book.model.ts'; BookModel.find();`,
    /orders stands below books/,
  ],
  [
    'product code that imports the bundled books',
    'backend/src/x.ts',
    `import { seedBooks } from '../seed/seed-books.ts'; seedBooks();`,
    /stands above src/,
  ],
  [
    'product code that imports the frontend',
    'backend/src/features/catalogue/books/x.ts',
    `import { paths } from '../../../../../frontend/src/config/paths.ts'; paths;`,
    /stands above src/,
  ],
  [
    'product code that imports testing',
    'backend/src/features/catalogue/books/x.ts',
    `import { signInAdmin } from '../../../testing/people/sign-in.ts'; signInAdmin();`,
    /stands below/,
  ],
  [
    'a contract that imports more than zod',
    'backend/src/contract/x.ts',
    `import express from 'express'; express();`,
    /zod\/mini, .* and its neighbours/,
  ],
  [
    'settings read elsewhere',
    'backend/src/http/x.ts',
    `export const port = process.env.PORT;`,
    /env\.ts/,
  ],
  [
    'a second place for admin tokens',
    'backend/src/http/x.ts',
    `import jwt from 'jsonwebtoken'; jwt.decode('');`,
    /admin-token/,
  ],
  [
    'a frontend that reaches into the backend',
    'frontend/src/app/x.ts',
    `import { createApp } from '@storyloom/backend/app'; createApp;`,
    /nothing of the backend/,
  ],
  [
    'a second API slice',
    'frontend/src/shop/catalogue/x.ts',
    `import { createApi } from '@reduxjs/toolkit/query/react'; createApi({});`,
    /one API slice/,
  ],
  [
    'storage outside a storage file',
    'frontend/src/shop/cart/x.ts',
    `export const raw = localStorage.getItem('cart');`,
    /storage\.ts/,
  ],
  [
    'the shop that imports what only the owner loads',
    'frontend/src/shop/catalogue/x.ts',
    `import { useLowStock } from '@/admin/books/table/book-table-filters'; useLowStock();`,
    /shop may not import admin: what both need/,
  ],
  [
    'a module of the shop that imports another',
    'frontend/src/shop/search/x.ts',
    `import { cartSlice } from '@/shop/cart/cart.slice'; cartSlice;`,
    /compose them in a page of shop/,
  ],
  [
    'a module of the owner that imports another',
    'frontend/src/admin/books/x.ts',
    `import { useOrderStep } from '@/admin/orders/use-order-step'; useOrderStep;`,
    /compose them in a page of admin/,
  ],
  [
    'what the modules of the owner share that imports one of them',
    'frontend/src/admin/ui/x.ts',
    `import { useLowStock } from '@/admin/books/table/book-table-filters'; useLowStock();`,
    /admin\/ui may not import admin\/books/,
  ],
  [
    'what the modules of the shop share that imports one of them',
    'frontend/src/shop/ui/x.ts',
    `import { cartSlice } from '@/shop/cart/cart.slice'; cartSlice;`,
    /shop\/ui may not import shop\/cart/,
  ],
  [
    'a lower layer of the frontend that imports a higher one',
    'frontend/src/browser/x.ts',
    `import { baseApi } from '@/api/base-api'; baseApi;`,
    /browser stands below api/,
  ],
  [
    'a literal that is spread into another',
    'backend/src/http/x.ts',
    `export const names = [...(['a', 'b'] as const)];\nexport const all = { ...{ a: 1 } };`,
    /Write the entries/,
  ],
  ['a default export', 'frontend/src/ui/x.ts', `export default 1;`, /Named exports/],
])('lint refuses %s', async (_what, file, code, message) => {
  expect(await lint(file, code)).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
});

it('lint lets orders use the book model, which features share', async () => {
  const code = `import { BookModel } from '../../models/books/book.model.ts';\nexport const books = BookModel;\n`;
  expect(await lint('backend/src/features/orders/x.ts', code)).toEqual([]);
});

it('lint lets the modules of the owner use what they share, in admin/ui', async () => {
  const code = `import { DataTable } from '@/admin/ui/data-table';\nexport const table = DataTable;\n`;
  expect(await lint('frontend/src/admin/books/x.ts', code)).toEqual([]);
});
