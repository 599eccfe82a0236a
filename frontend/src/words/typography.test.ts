import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { supply } from '@storyloom/backend/contract/words/fr/supply';
import type { Language } from '@storyloom/backend/contract/words/language';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const folders = ['frontend/src/words', 'backend/src/contract/words', 'backend/src/words'];

/** The files of a catalogue, by their paths in it. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.ts'));

/** What stands in quotes, in a template or between tags, with its file. */
function textsOf(language: string): string[] {
  return folders.flatMap((folder) =>
    filesIn(path.join(root, folder, language)).flatMap((file) => {
      const source = readFileSync(path.join(root, folder, language, file), 'utf8');
      const texts = source.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|<span>[^<{]+<\/span>/g);
      return (texts ?? []).map(
        (text) => `${language}/${file}: ${text.replace(/\$\{[^{}]*\}/g, '}')}`,
      );
    }),
  );
}

/** The first sign of French punctuation that a line may begin with, quotes and spaces of others, Latin units. */
const wrong: Record<Exclude<Language, 'en'>, RegExp> = {
  fr: /: .*(?:[\p{L}\d})»] (?:[;!?»]|:(?=\s|['`<]|$))|« |\d %|[“„])/u,
  de: /“[^„“]*”|\d %|«/,
  es: /[“„]|\d %/,
  pl: /[“«]/,
  he: / MB(?!\\u2069)|[„“«]|״[^״\s]+״|[\u0591-\u05bd\u05bf-\u05c7]/,
};

test.each(Object.entries(wrong))(
  '%s has the quotes and the spaces of its language',
  (language, faults) => {
    expect(textsOf(language).filter((text) => faults.test(text))).toEqual([]);
  },
);

/** An order without the sign that the emails write before its number. */
const unsigned = { de: 'Bestellung', fr: 'commande', es: 'pedido' };

test.each(Object.entries(unsigned))(
  'the pages and the receipt in %s write the number of an order as its emails do',
  (language, order) => {
    const folder = path.join(root, 'frontend/src/words', language);
    const receipt = path.join(root, 'backend/src/words', language, 'receipt.ts');
    const files = [...filesIn(folder).map((file) => path.join(folder, file)), receipt];
    const faults = new RegExp(`.*${order} \\$\\{(?:order\\.)?(?:numbers?|order)\\}.*`, 'gi');
    const found = files.flatMap((file) => readFileSync(file, 'utf8').match(faults) ?? []);
    expect(found).toEqual([]);
  },
);

test('the sentences in French do not count the first day of a month', () => {
  const counted = /.*\b(?:le|du|au) \$\{(?:day|firstDay|when|date|from|to)\}.*/gi;
  const found = folders.flatMap((folder) =>
    filesIn(path.join(root, folder, 'fr')).flatMap(
      (file) => readFileSync(path.join(root, folder, 'fr', file), 'utf8').match(counted) ?? [],
    ),
  );
  expect(found).toEqual([]);
  expect(supply.preorder('1 décembre 2026')).toBe('À paraître le 1er décembre 2026');
  expect(supply.preorder('11 décembre 2026')).toBe('À paraître le 11 décembre 2026');
});
