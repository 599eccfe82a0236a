/** The label of the order button: the usual one, or one that states the obligation to pay. */
export const orderButtons = ['default', 'obligation'] as const;
export type OrderButton = (typeof orderButtons)[number];

/** Languages of the European Union, where only such a label is binding (Directive 2011/83/EU, 8). */
const languagesOfObligation = ['de', 'fr', 'es', 'pl'];

/** The default for a language. */
export const orderButtonOf = (language: string): OrderButton =>
  languagesOfObligation.includes(language) ? 'obligation' : 'default';
