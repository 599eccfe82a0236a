import js from '@eslint/js';
import vitest from '@vitest/eslint-plugin';
import { importX } from 'eslint-plugin-import-x';
import regexp from 'eslint-plugin-regexp';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';
import { noLiteralSpread } from './no-literal-spread.js';
import { noStringLookup } from './no-string-lookup.js';

const tests = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/testing/**',
  '**/test/**',
  'e2e/**',
  'hostile/**',
];

/**
 * The rules both sides share. `entryPoints` are the outside things that one file may touch:
 * `{ file, imports?, syntax? }` with what to do instead in the message.
 */
export function projectRules({ root, zones, entryPoints, alwaysSyntax = [] }) {
  const importsFor = (file) =>
    entryPoints
      .filter((entryPoint) => entryPoint.imports && entryPoint.file !== file)
      .flatMap((entryPoint) => entryPoint.imports);
  const syntaxFor = (file) => [
    ...alwaysSyntax,
    ...entryPoints
      .filter((entryPoint) => entryPoint.syntax && entryPoint.file !== file)
      .flatMap((entryPoint) => entryPoint.syntax),
  ];
  const entryPointRules = (file) => ({
    'no-restricted-imports': ['error', { patterns: importsFor(file) }],
    'no-restricted-syntax': ['error', ...syntaxFor(file)],
  });
  return tseslint.config(
    { ignores: ['dist/**', 'coverage/**', 'playwright-report/**', 'test-results/**'] },
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    js.configs.recommended,
    tseslint.configs.recommendedTypeChecked,
    { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } } },
    { files: ['**/*.{js,mjs}'], ...tseslint.configs.disableTypeChecked },
    {
      plugins: {
        'import-x': importX,
        regexp,
        storyloom: {
          rules: { 'no-literal-spread': noLiteralSpread, 'no-string-lookup': noStringLookup },
        },
      },
      settings: {
        'import-x/resolver-next': [createTypeScriptImportResolver({ project: root })],
      },
      rules: {
        eqeqeq: ['error', 'smart'],
        'storyloom/no-literal-spread': 'error',
        '@typescript-eslint/consistent-type-imports': [
          'error',
          { fixStyle: 'inline-type-imports' },
        ],
        '@typescript-eslint/no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
        ],
      },
    },
    {
      // French has a space that does not break before : ; ! ? and within « ».
      files: ['**/words/fr/**'],
      rules: { 'no-irregular-whitespace': ['error', { skipTemplates: true, skipJSXText: true }] },
    },
    {
      files: ['**/*.{ts,tsx}'],
      // A catalogue of texts is as long as its language.
      ignores: ['src/words/*/**', 'src/contract/words/*/*'],
      rules: { 'max-lines': ['error', 250] },
    },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        '@typescript-eslint/switch-exhaustiveness-check': 'error',
        // An event handler in JSX may be async: calls of RTK Query keep their failure as state.
        '@typescript-eslint/no-misused-promises': [
          'error',
          { checksVoidReturn: { attributes: false } },
        ],
        '@typescript-eslint/restrict-template-expressions': [
          'error',
          { allowNumber: true, allow: ['URL', 'URLSearchParams'] },
        ],
        // Three that find habits, not mistakes: async for an interface's sake, methods in types, and
        // the documented spelling of a library's string enum.
        '@typescript-eslint/require-await': 'off',
        '@typescript-eslint/unbound-method': 'off',
        '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      },
    },
    {
      files: ['**/*.{ts,tsx}'],
      ignores: tests,
      rules: {
        'import-x/no-restricted-paths': ['error', { basePath: root, zones }],
        // A text of ten thousand characters must not stop the process.
        'regexp/no-super-linear-backtracking': 'error',
        'regexp/no-super-linear-move': ['error', { ignoreSticky: false, report: 'certain' }],
        ...entryPointRules(undefined),
      },
    },
    ...[...new Set(entryPoints.map((entryPoint) => entryPoint.file))].map((file) => ({
      files: [file],
      ignores: tests,
      rules: entryPointRules(file),
    })),
    {
      // Bodies of responses are `any` in tests: the expectation is their check.
      files: tests,
      rules: {
        '@typescript-eslint/no-unsafe-argument': 'off',
        '@typescript-eslint/no-unsafe-assignment': 'off',
        '@typescript-eslint/no-unsafe-call': 'off',
        '@typescript-eslint/no-unsafe-member-access': 'off',
        '@typescript-eslint/no-unsafe-return': 'off',
        '@typescript-eslint/restrict-template-expressions': 'off',
      },
    },
    {
      files: ['**/*.test.{ts,tsx}'],
      plugins: { vitest },
      rules: {
        'vitest/expect-expect': [
          'error',
          { assertFunctionNames: ['expect', 'expect*', '**.expect'] },
        ],
        'vitest/valid-expect': ['error', { maxArgs: 2 }],
        'vitest/no-identical-title': 'error',
        'vitest/no-focused-tests': 'error',
        'vitest/no-disabled-tests': 'error',
      },
    },
    // Tool configurations have to export a default; nothing else may.
    { files: ['*.config.{js,ts}'], rules: { 'no-restricted-syntax': 'off' } },
  );
}

export const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only, so that a search finds every use.',
};
export const noDynamicRegExp = {
  selector: "NewExpression[callee.name='RegExp'][arguments.0.type!='Literal']",
  message: 'No pattern made of values: text from outside could stall the process.',
};
