import { expect, test } from 'vitest';

test('every call has a name of its own, so that a page of the owner never asks for a shopper’s', () => {
  const files = import.meta.glob<string>('../**/*.api.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const names = Object.values(files).flatMap((text) =>
    [...text.matchAll(/^ +(\w+): build\./gm)].map(([, name]) => name),
  );
  expect(names).toContain('changeAccountList');
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
