import type { SettingsChange } from '@storyloom/backend/contract/shop/settings';

// The settings that a country's law requires of a bookshop, as proposals for the owner. No legal
// advice. To add a country or a duty, add a row here, and its sentence to `words/*/admin/law.tsx`.

export const readOn = '2026-11-28';

/** The regulation whose annex contains the official notice, in every language of the Union. */
export const noticeUrl = 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj';

/** Settings that are not proposed if the shop does not have them. */
export type LawSettings = SettingsChange & {
  safety?: { isOn?: boolean };
  vat?: { isOn?: boolean; rate?: number };
};

interface Duty {
  /** The act of the country, in its language; the acts of the Union are in `words`. */
  source?: string;
  /** Undefined if the owner must find out the value. */
  set: LawSettings | undefined;
}
export type DutyName = keyof typeof duties;
type Duties = Partial<Record<DutyName, Duty>>;

const duties = {
  orderButton: { set: { orderButton: 'obligation' } },
  guarantee: { set: { guarantee: { isOn: true } } },
  safety: { set: { safety: { isOn: true } } },
  withdrawal: { set: { withdrawal: { isOn: true } } },
  lowestPrice: { set: { lowestPrice: true } },
  vat: { set: undefined },
  counter: { set: { counter: { mode: 'stock' } } },
  fixedPrice: { set: { fixedPrice: 'exact' } },
  shipping: {
    source: 'Loi n° 2021-1901 du 30 décembre 2021 ; arrêté du 4 avril 2023',
    set: { shipping: { rule: 'france' } },
  },
} satisfies Record<string, Duty>;

/** The VAT rate of printed books, and its act. */
function vat(rate: number, act: string): Duties {
  return { vat: { source: act, set: { vat: { isOn: true, rate } } } };
}

function stockOnly(act: string): Duties {
  return { counter: { ...duties.counter, source: act } };
}

function fixed(fixedPrice: 'exact' | 'within5', act: string): Duties {
  return { fixedPrice: { source: act, set: { fixedPrice } } };
}

const { orderButton, guarantee, safety, withdrawal, lowestPrice } = duties;
const everywhere: Duties = { orderButton, guarantee, safety, withdrawal, lowestPrice };

/**
 * The countries as they are listed, each with its duties in the order in which they are proposed. `EU`:
 * another country of the European Union.
 */
export const lawOf = {
  DE: {
    ...everywhere,
    ...vat(7, 'UStG § 12 Abs. 2'),
    ...stockOnly('KassenSichV'),
    ...fixed('exact', 'BuchPrG § 3, § 5, § 7, § 8'),
  },
  AT: {
    ...everywhere,
    ...vat(10, 'UStG 1994 § 10 Abs. 2'),
    // 5 % less is allowed, but must not be announced, as a struck-through price does.
    ...stockOnly('RKSV'),
    ...fixed('exact', 'BPrBG 2023 § 7'),
  },
  FR: {
    ...everywhere,
    ...vat(5.5, 'CGI, art. 278-0 bis'),
    // 5 % less is allowed only for books that are fetched in the shop.
    ...stockOnly('CGI, art. 286, I, 3° bis'),
    ...fixed('exact', 'Loi n° 81-766, art. 1'),
    shipping: duties.shipping,
  },
  ES: {
    ...everywhere,
    ...vat(4, 'Ley 37/1992, art. 91'),
    ...stockOnly('Real Decreto 1007/2023'),
    ...fixed('within5', 'Ley 10/2007, art. 9'),
  },
  IT: {
    ...everywhere,
    ...vat(4, 'D.P.R. 633/1972, tabella A'),
    ...stockOnly('D.Lgs. 127/2015'),
    ...fixed('within5', 'Legge 128/2011, art. 2'),
  },
  PL: { ...everywhere, ...vat(5, 'Ustawa o VAT, art. 41') },
  NL: {
    ...everywhere,
    ...vat(9, 'Wet OB 1968, tabel I'),
    ...fixed('exact', 'Wet op de vaste boekenprijs'),
  },
  BE: {
    ...everywhere,
    ...vat(6, 'KB nr. 20 / AR n° 20'),
    // In Dutch 10 % less is allowed for six months, in French 5 % for two years.
    ...fixed('within5', 'Decreet van 23 december 2016; décret du 19 octobre 2017'),
  },
  PT: {
    ...everywhere,
    ...vat(6, 'CIVA, lista I'),
    // 10 % less is allowed, for 24 months after a book appears.
    ...fixed('within5', 'Decreto-Lei 176/96, art. 4'),
  },
  IE: { ...everywhere, ...vat(0, 'VAT Consolidation Act 2010, Schedule 2') },
  // 25 %, and 0 % as announced for 2026; no act was found: the owner has to look up which one holds.
  DK: { ...everywhere, vat: { source: 'Momsloven', set: undefined } },
  SE: { ...everywhere, ...vat(6, 'Mervärdesskattelagen (2023:200)') },
  EU: { ...everywhere, vat: duties.vat },
  outside: {},
} satisfies Record<string, Duties>;

export type Country = keyof typeof lawOf;
export const countries = Object.keys(lawOf) as Country[];
