import type { ShopIdentity } from '../../../contract/identity/shop-identity.ts';
import { toAmount } from '../../../contract/number/cents.ts';
import { writeAmount } from '../../../contract/shop/formats.ts';
import type { AdminSettings, ShopSettings } from '../../../contract/shop/settings.ts';
import type { ShopMoney } from '../../../contract/shop/money/shop-money.ts';
import { currencyOf, type StoredOrder } from '../../../models/orders/order.model.ts';

export interface AmountRow {
  name: string;
  amount: string;
}

/** A part of an email; mail programs that show no HTML get the same parts as text. */
export type Part = (
  | { kind: 'paragraph'; text: string }
  /** Names on the left, amounts on the right; the last row is the sum, or what it has in it. */
  | {
      kind: 'amounts';
      rows: AmountRow[];
      total: string;
      totalName: string;
      /** Amounts that the sum includes. */
      included?: AmountRow[];
    }
  /** Each value may have several lines. */
  | { kind: 'facts'; rows: { name: string; value: string }[] }
  | { kind: 'button'; text: string; href: string }
  /** A page of the shop, whole, as its owner typed it. */
  | { kind: 'page'; title: string; text: string }
) & {
  /** Set when it differs from the language of the email. */
  language?: string;
  /** Typed by a person, who may write in another direction. */
  isTyped?: boolean;
};

/** The content of an email, apart from its format. */
export interface Content {
  subject: string;
  heading: string;
  parts: Part[];
  /** The language of the owner's text; the default texts are in the shop's language. */
  language?: string;
  /** Why the recipient gets it, and how to unsubscribe. */
  reason: string;
  ending?: { text: string; href: string };
}

export function paragraph(text: string): Part {
  return { kind: 'paragraph', text };
}

/** A text that a person has typed. */
export function typedParagraph(text: string): Part {
  return { kind: 'paragraph', text, isTyped: true };
}

export function button(text: string, href: string): Extract<Part, { kind: 'button' }> {
  return { kind: 'button', text, href };
}

/** Rows without a value are left out. */
export function facts(rows: [name: string, value: string][]): Part {
  const filled = rows.filter(([, value]) => value);
  return { kind: 'facts', rows: filled.map(([name, value]) => ({ name, value })) };
}

/** The shop as the sender. */
export interface Sender {
  name: string;
  /** Logo and colour of the emails. */
  shop: Pick<ShopIdentity, 'logo' | 'accent'>;
  contact: ShopSettings['contact'];
  /** Whether the shop shows the notice on the legal guarantee. */
  hasGuarantee?: boolean;
  withdrawal: ShopSettings['withdrawal'];
  pages: ShopSettings['pages'];
  /** When orders can be collected; '' at the hours of the shop. */
  pickupHours: string;
  money: ShopMoney;
  language: ShopSettings['language'];
  shopUrl: string;
  /** The owner's texts; a kind that is absent has the default text. */
  emailTexts?: AdminSettings['emailTexts'];
}

/** Hundredths as an amount of an order, in its own currency. */
export function amountOf(
  cents: number,
  order: Pick<StoredOrder, 'currency'>,
  { money }: Sender,
): string {
  return writeAmount(toAmount(cents), { ...money, currency: currencyOf(order) });
}

/** The shop's contact details, without the empty ones. */
export function contactLines({ contact }: Sender): string[] {
  const { address, phone, email, hours } = contact;
  return [...linesOf(address), phone, email, ...linesOf(hours)].filter(Boolean);
}

/**
 * A customer's input for an email, without words that mail programs turn into links, since the mailbox
 * may be a stranger's.
 */
export function withoutLinks(typed: string): string {
  return typed
    .split(/(\s+)/)
    .map((word) =>
      looksLikeLink.test(word) ? '…' : word.replace(/[.。．｡](?![ºª])(?=\p{L})/gu, '. '),
    )
    .join('');
}

const looksLikeLink = /:\/\/|^www\.|[\p{L}\d-]{2}[.。．｡]\p{L}{2}|\.\p{L}{2,}\//iu;

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
