import path from 'node:path';
import tseslint from 'typescript-eslint';
import { projectRules, noDefaultExport, noDynamicRegExp } from '../.config/eslint-base.js';
import { backendImportRules } from '../.config/import-rules.js';

const root = import.meta.dirname;

export default tseslint.config(
  ...projectRules({
    root,
    zones: backendImportRules(path.join(root, 'src')),
    alwaysSyntax: [
      noDefaultExport,
      noDynamicRegExp,
      {
        selector: "CallExpression[callee.property.name='toLowerCase'][callee.object.name=/email/i]",
        message: 'Addresses are compared as foldEmail has them.',
      },
      {
        selector:
          "CallExpression[callee.property.name='set'][arguments.0.value='trust proxy'][arguments.1.value=true]",
        message: 'The exact number of proxies: `true` lets the client choose its address.',
      },
    ],
    entryPoints: [
      {
        file: 'src/config/env.ts',
        syntax: {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Settings are read once, in src/config/env.ts.',
        },
      },
      {
        file: 'src/auth/admin-token.ts',
        imports: {
          group: ['jsonwebtoken'],
          message: 'Admin tokens are made and read in src/auth/admin-token.ts.',
        },
      },
      {
        file: 'src/features/emails/mail-server.ts',
        imports: {
          group: ['nodemailer'],
          message: 'Mail is handed over in src/features/emails/mail-server.ts.',
        },
      },
      {
        file: 'src/metrics.ts',
        imports: {
          group: ['prom-client'],
          message: 'What is counted stands in src/metrics.ts.',
        },
      },
      {
        file: 'src/http/parse-request.ts',
        syntax: {
          selector: "MemberExpression[object.name='req'][property.name='body']",
          message: 'Bodies come through parseBody and a schema.',
        },
      },
    ],
  }),
  {
    files: ['src/contract/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!zod/mini$|\\./|(\\.\\./){1,2}[^.]+\\.ts$)',
              message:
                'The contract imports zod/mini, which browsers load, and its neighbours only.',
            },
          ],
        },
      ],
    },
  },
  {
    // The values of a document are `any`, as in bson and the driver.
    files: ['embedded-store/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
    },
  },
  {
    files: ['embedded-store/**', 'scripts/**', 'seed/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
  },
  {
    // Strangers choose what they send to the API.
    files: ['src/**/*.ts'],
    ignores: ['**/*.test.ts', 'src/testing/**'],
    rules: { 'storyloom/no-string-lookup': 'error' },
  },
);
