import type { SettingsChange } from '@storyloom/backend/contract/shop/settings';

// What the law of a country asks of a bookshop, as settings that the owner may apply. This is no legal
// advice. To add a country or a duty, add a row here, and its sentence to `words/*/law.tsx`.

/** The day on which the sources were read. */
export const readOn = '2026-11-28';

/** `EU`: another country of the European Union. */
export const countries = [
  ...['DE', 'AT', 'FR', 'ES', 'IT', 'PL', 'NL', 'BE', 'PT', 'IE', 'DK', 'SE'],
  ...['EU', 'outside'],
] as readonly Country[];
type Member = 'DE' | 'AT' | 'FR' | 'ES' | 'IT' | 'PL' | 'NL' | 'BE' | 'PT' | 'IE' | 'DK' | 'SE';
export type Country = Member | 'EU' | 'outside';

/** Settings that a shop without them does not get proposed. */
export type LawSettings = SettingsChange & {
  safety?: { isOn?: boolean };
  vat?: { isOn?: boolean; rate?: number };
};

interface Duty {
  /** The act's name. */
  source: string;
  /** Undefined where the owner has to find out the value. */
  set: LawSettings | undefined;
}
export type DutyName = keyof typeof duties;
type Duties = Partial<Record<DutyName, Duty>>;

const duties = {
  orderButton: {
    source: 'Directive 2011/83/EU, Article 8(2); CJEU C-249/21 and C-400/22',
    set: { orderButton: 'obligation' },
  },
  guarantee: {
    source: 'Directive (EU) 2024/825; Implementing Regulation (EU) 2025/1960',
    set: { guarantee: { isOn: true } },
  },
  safety: { source: 'Regulation (EU) 2023/988 (GPSR)', set: { safety: { isOn: true } } },
  withdrawal: {
    source: 'Directive (EU) 2023/2673',
    set: { withdrawal: { isOn: true } },
  },
  vat: { source: 'Directive 2006/112/EC', set: undefined },
  counter: { source: 'KassenSichV', set: { counter: { mode: 'stock' } } },
  fixedPrice: { source: 'BuchPrG', set: { fixedPrice: 'exact' } },
  shipping: {
    source: 'Loi n° 2021-1901 du 30 décembre 2021; arrêté du 4 avril 2023',
    set: { shipping: { rule: 'france' } },
  },
} satisfies Record<string, Duty>;

/** The rate of printed books, and the act that has it. */
function vat(rate: number, act: string): Duties {
  return {
    vat: { source: `${duties.vat.source}; ${act}`, set: { vat: { isOn: true, rate } } },
  };
}

function stockOnly(act: string): Duties {
  return { counter: { ...duties.counter, source: act } };
}

function fixed(fixedPrice: 'exact' | 'within5', act: string): Duties {
  return { fixedPrice: { source: act, set: { fixedPrice } } };
}

const { orderButton, guarantee, safety, withdrawal } = duties;
const everywhere: Duties = { orderButton, guarantee, safety, withdrawal };

/** In the order in which they are proposed. */
export const lawOf: Record<Country, Duties> = {
  DE: {
    ...{ ...everywhere, ...vat(7, 'UStG § 12 Abs. 2') },
    ...{ ...stockOnly('KassenSichV'), ...fixed('exact', 'BuchPrG § 3, § 5, § 7, § 8') },
  },
  AT: {
    ...{ ...everywhere, ...vat(10, 'UStG 1994 § 10 Abs. 2') },
    ...{ ...stockOnly('RKSV'), ...fixed('within5', 'BPrBG 2023') },
  },
  FR: {
    ...{ ...everywhere, ...vat(5.5, 'CGI, art. 278-0 bis') },
    ...{ ...stockOnly('CGI, art. 286, I, 3° bis'), ...fixed('within5', 'Loi n° 81-766') },
    shipping: duties.shipping,
  },
  ES: {
    ...{ ...everywhere, ...vat(4, 'Ley 37/1992, art. 91') },
    ...{ ...stockOnly('Real Decreto 1007/2023'), ...fixed('within5', 'Ley 10/2007') },
  },
  IT: {
    ...{ ...everywhere, ...vat(4, 'D.P.R. 633/1972, tabella A') },
    ...{ ...stockOnly('D.Lgs. 127/2015'), ...fixed('within5', 'Legge 15/2020') },
  },
  PL: { ...everywhere, ...vat(5, 'Ustawa o VAT, art. 41') },
  NL: {
    ...{ ...everywhere, ...vat(9, 'Wet OB 1968, tabel I') },
    ...fixed('exact', 'Wet op de vaste boekenprijs'),
  },
  BE: {
    ...{ ...everywhere, ...vat(6, 'KB nr. 20 / AR n° 20') },
    ...fixed('within5', 'Decreet van 23 december 2016; décret du 19 octobre 2017'),
  },
  PT: {
    ...{ ...everywhere, ...vat(6, 'CIVA, lista I') },
    ...fixed('within5', 'Decreto-Lei 176/96'),
  },
  IE: { ...everywhere, ...vat(0, 'VAT Consolidation Act 2010, Schedule 2') },
  // From 25 % to 0 % within 2026, as announced: the owner has to look up which one holds.
  DK: { ...everywhere, vat: { source: `${duties.vat.source}; Momsloven`, set: undefined } },
  SE: { ...everywhere, ...vat(6, 'Mervärdesskattelagen (2023:200)') },
  EU: { ...everywhere, vat: duties.vat },
  outside: {},
};
