import path from 'node:path';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { projectRules, noDefaultExport, noDynamicRegExp } from '../.config/eslint-base.js';
import { frontendImportRules } from '../.config/import-rules.js';
import { textInOwnElement } from '../.config/text-in-own-element.js';
import { wordsInCatalogues } from '../.config/words-in-catalogues.js';

const root = import.meta.dirname;
const storageMessage =
  'Browser storage is read and written in *.storage.ts files, which check what they read.';
const storageNames = ['localStorage', 'sessionStorage'];

export default tseslint.config(
  ...projectRules({
    root,
    zones: frontendImportRules(path.join(root, 'src')),
    alwaysSyntax: [
      noDefaultExport,
      noDynamicRegExp,
      {
        selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
        message: 'Text only: HTML from data is how shops get scripts injected.',
      },
    ],
    entryPoints: [
      {
        file: 'src/config/env.ts',
        syntax: {
          selector: "MemberExpression[object.type='MetaProperty'][property.name='env']",
          message: 'Build settings are read once, in src/config/env.ts.',
        },
      },
      {
        file: 'src/api/base-api.ts',
        syntax: {
          selector: "CallExpression[callee.name='createApi']",
          message: 'There is one API slice, in src/api/base-api.ts: use baseApi.injectEndpoints.',
        },
      },
      {
        file: 'src/**/*.api.ts',
        syntax: {
          selector: "CallExpression[callee.property.name='injectEndpoints']",
          message: 'Endpoints are defined in a *.api.ts beside what calls them.',
        },
      },
      {
        file: 'src/shop/sign-in/identity-provider.ts',
        imports: {
          group: ['firebase', 'firebase/*'],
          message: 'Firebase is spoken to in shop/sign-in/identity-provider.ts.',
        },
      },
      {
        file: 'src/ui/{dialog,notices/sweetalert}.ts',
        imports: {
          group: ['sweetalert2', 'sweetalert2/*'],
          message: 'Dialogs come from @/ui/dialog.',
        },
      },
      {
        file: 'src/shop/ui/carousel.tsx',
        imports: {
          group: ['swiper', 'swiper/*'],
          message: 'Carousels come from @/shop/ui/carousel.',
        },
      },
      {
        // These navigate at once, and a placed order leads to the orders from wherever its customer is.
        file: 'src/{browser/navigation/use-navigate-from-page,admin/books/table/book-table-search,shop/{search/search-{box,combobox},sign-in/use-sign-out,withdrawal/withdrawal-form,pages/checkout/use-submit-order}}.{ts,tsx}',
        imports: {
          group: ['react-router-dom'],
          importNames: ['useNavigate'],
          message: 'After a response, navigate by @/browser/navigation/use-navigate-from-page.',
        },
      },
      {
        // No file is exempt: shared shapes come from the contract, everything else stays in the backend.
        file: undefined,
        imports: {
          regex: '^@storyloom/backend(?!/contract/)|backend/src',
          message: 'The frontend imports nothing of the backend but its contract.',
        },
      },
      {
        file: undefined,
        imports: {
          regex: '^zod$',
          message: 'zod/mini: a third of the code, and nothing that the page policy blocks.',
        },
      },
      {
        file: undefined,
        imports: {
          group: ['../*', '!../.config'],
          message: 'Across modules use @/...; inside a module use ./...',
        },
      },
    ].map((entryPoint) => ({ ...entryPoint, file: entryPoint.file ?? 'none' })),
  }),
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.storage.ts', 'src/browser/storage.ts', 'src/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...storageNames.map((name) => ({ name, message: storageMessage })),
      ],
      'no-restricted-properties': [
        'error',
        ...storageNames.map((property) => ({
          object: 'window',
          property,
          message: storageMessage,
        })),
        { object: 'window', property: 'alert', message: 'Use @/ui/dialog.' },
      ],
    },
  },
  {
    files: ['src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "MemberExpression[property.name='toBeVisible'] > CallExpression[callee.name='expect'] > AwaitExpression > CallExpression",
          message:
            'A dialog is found before it has faded in: await waitFor(() => expect(screen.get...).toBeVisible()).',
        },
      ],
    },
  },
  { files: ['src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  { files: ['src/**/*.tsx'], ...jsxA11y.configs.strict },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { shop: { rules: { 'text-in-own-element': textInOwnElement } } },
    rules: { 'shop/text-in-own-element': 'error' },
  },
  {
    files: ['src/{shop,shop-facts,admin,ui,app}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { words: { rules: { 'in-catalogues': wordsInCatalogues } } },
    rules: { 'words/in-catalogues': 'error' },
  },
  {
    files: ['src/**/*.tsx'],
    rules: {
      // Who has no pointer scrolls a box by its focus.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['group'], tags: ['ul'] }],
      // Browsers forget the roles of a table that is laid out as blocks: see admin/ui/data-table.tsx.
      'jsx-a11y-x/no-redundant-roles': ['error', { thead: ['rowgroup'], tbody: ['rowgroup'] }],
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
    },
  },
);
