/** What the button that orders says: the usual words, or that the order obliges to pay. */
export const orderButtons = ['default', 'obligation'] as const;
export type OrderButton = (typeof orderButtons)[number];

/** The languages of the European Union: its consumers are bound by such words only (2011/83/EU, 8). */
const languagesOfObligation = ['de', 'fr', 'es', 'pl'];

/** Until the owner chooses. */
export const orderButtonOf = (language: string): OrderButton =>
  languagesOfObligation.includes(language) ? 'obligation' : 'default';
