import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newOrderSchema } from '../contract/order/order.ts';
import { storedThingsWords } from '../contract/words/en/stored-things.ts';
import { languages } from '../contract/words/language.ts';
import { defaultSettingsOf } from '../models/settings/default-settings.ts';

const root = path.join(import.meta.dirname, '../../..');
/** Everything that people read, without the comments. */
const textsOf = (language: string) =>
  ['backend/src/words', 'backend/src/contract/words', 'frontend/src/words']
    .flatMap((folder) => {
      const place = path.join(root, folder, language);
      return readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.includes('.ts'))
        .map((file) => path.join(place, file));
    })
    .map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
    .join('\n');

/** What the laws of the languages' countries keep for papers that the shop does not issue. */
const paperNames: Record<(typeof languages)[number], RegExp> = {
  en: /\b(invoice|tax receipt)/i,
  de: /(?<!be)rechnung(?!s?weise)|kassenbon|kassenbeleg/i,
  fr: /\bfactur|\bticket/i,
  es: /\bfactura|\bticket|\btique/i,
  pl: /\bfaktur|\bparagon/i,
  he: /חשבונית/,
};

describe.each(languages)('what the shop says by default in %s', (language) => {
  it('is there to be read', () => {
    expect(textsOf(language).length).toBeGreaterThan(50_000);
  });

  it('does not send anybody to the platform for disputes, which is closed', () => {
    expect(
      /ec\.europa\.eu|webgate|\bODR\b|[Oo]nline dispute|Online-Streitbeilegung|litiges en ligne|litigios en línea|sporów online/.exec(
        textsOf(language),
      ),
    ).toBeNull();
  });

  it('calls no paper an invoice', () => {
    expect(paperNames[language].exec(textsOf(language))).toBeNull();
  });

  it('promises free delivery only while delivery is free', () => {
    const { delivery, services, pages } = defaultSettingsOf(language);
    const free = /free|kostenlos|gratis|gratuit|bezpłatn|darmow|חינם/i;
    expect(services).toMatch(free);
    expect(delivery).toMatch(free);
    // The owner's fee does not change these.
    expect(pages.terms).not.toMatch(free);
  });
});

/** The word by which the page about privacy names each thing of a person that an order keeps. */
const toldAs: Record<string, RegExp> = {
  name: /name/,
  email: /e-mail address/,
  phone: /phone number/,
  address: /address/,
  productIds: /books/,
  company: /company/,
  vatNumber: /VAT number/,
  gift: /gift|card/,
};
const notAsked = ['totalPrice', 'currency', 'pickup'];

it('the page about privacy names what an order keeps of a person', () => {
  const { what } = storedThingsWords.things.orders;
  const fields = Object.keys(newOrderSchema.shape).filter((name) => !notAsked.includes(name));
  expect(fields.filter((name) => !toldAs[name]?.test(what))).toEqual([]);
});
