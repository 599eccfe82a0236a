import { findFaults } from '@storyloom/backend/contract/words/compare-words';
import { languages } from '@storyloom/backend/contract/words/language';
import { expect, test } from 'vitest';
import { readWords } from './load-words';

/** The same in English and in the other languages, or in one of them. */
const same =
  /^(Storyloom|ISBN|OK|CSV|ONIX|Auto|Status|Newsletter|Name|Format|Horror|Total|E-?mail|admin|logo|you@example\.com|VAT)$/i;
const sameIn: Record<string, RegExp> = {
  de: /^(Optional\.|System|Genre|Text|Details|Version|Administrator|Dashboard|Services)$/,
  fr: /^(Actions?|Contact|Dates?|Descriptions?|Genre|Images?|Messages|Mode|Notes?|Pages|Services|Stock|Suggestions|Taxes|Business|Administrator)$/i,
  es: /^(Stock|Subtotal|Social|Error)$/i,
  pl: /^(System|Administrator)$/,
};

const parts = ['first', 'shop', 'admin'] as const;

test.each(languages.filter((language) => language !== 'en'))(
  'the pages say everything in %s',
  async (language) => {
    const faults = parts.map(async (part) =>
      findFaults(
        await readWords(part, 'en'),
        await readWords(part, language),
        (text) => same.test(text) || Boolean(sameIn[language]?.test(text)),
      ),
    );
    expect((await Promise.all(faults)).flat()).toEqual([]);
  },
);

test.each(languages)('only the order button has its words in %s', async (language) => {
  const { layout } = await readWords('first', language);
  const { cart, checkout } = await readWords('shop', language);
  const before = [layout.menuLinks.checkout, cart.checkout, checkout.title];
  expect(before).not.toContain(checkout.submit.default);
  expect(before).not.toContain(checkout.submit.obligation);
});

test('no part takes the place of texts of another', async () => {
  const all = await Promise.all(
    parts.map(async (part) => Object.keys(await readWords(part, 'en'))),
  );
  const names = all.flat().filter((name) => name !== 'rules');
  expect(names).toEqual([...new Set(names)]);
});
