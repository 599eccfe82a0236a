import type { ShopSettings } from '../../contract/settings.ts';

/** A part of a letter; mail programs that show no HTML get the same parts as text. */
export type Part =
  | { kind: 'paragraph'; text: string }
  /** Names on the left, amounts on the right; the last row is the sum. */
  | { kind: 'amounts'; rows: { name: string; amount: string }[]; total: string }
  /** Each value may have several lines. */
  | { kind: 'facts'; rows: { name: string; value: string }[] }
  | { kind: 'button'; text: string; href: string };

/** What a letter says, however it is shown. */
export interface Content {
  subject: string;
  heading: string;
  parts: Part[];
  /** Why this came, and how to end it. */
  reason: string;
  ending?: { text: string; href: string };
}

/** Who writes. */
export interface Sender {
  name: string;
  contact: ShopSettings['contact'];
  shopUrl: string;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export function inDollars(cents: number): string {
  return dollars.format(cents / 100);
}

export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** How to reach the shop, as the owner has said it; without what is left empty. */
export function contactLines({ contact }: Sender): string[] {
  const { address, phone, email, hours } = contact;
  return [...linesOf(address), phone, email, ...linesOf(hours)].filter(Boolean);
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
