import { findFaults } from '@storyloom/backend/contract/words/compare-words';
import { languages } from '@storyloom/backend/contract/words/language';
import { expect, test } from 'vitest';
import { readWords } from './load-words';

/** The same in English and in another language. */
const same =
  /^(Storyloom|ISBN|OK|CSV|ONIX|Dashboard|Administrator|Status|Name|Text|Details|Services|Horror|Fiction|Business|Total|Version|Admin|Format|Social|Facebook|Twitter|LinkedIn|Email|E-mail)$/;

const parts = ['first', 'shop', 'admin'] as const;

test.each(languages.filter((language) => language !== 'en'))(
  'the pages say everything in %s',
  async (language) => {
    for (const part of parts) {
      const [english, translated] = await Promise.all([
        readWords(part, 'en'),
        readWords(part, language),
      ]);
      expect(findFaults(english, translated, (text) => same.test(text))).toEqual([]);
    }
  },
);

test('no part takes the place of texts of another', async () => {
  const all = await Promise.all(
    parts.map(async (part) => Object.keys(await readWords(part, 'en'))),
  );
  const names = all.flat().filter((name) => name !== 'rules');
  expect(names).toEqual([...new Set(names)]);
});
