import type { ReactElement } from 'react';

/** The settings that the law of a country requires. */
export const law = {
  title: 'Selling in ...',
  hint: 'Choose a country to see which settings its law asks for, and why. Nothing changes until you apply it.',
  noAdvice: 'This is no legal advice.',
  readOn: (day: string) => `The list was checked against its sources on ${day}.`,
  country: 'Country',
  choose: 'Choose a country',
  otherEu: 'Another country of the European Union',
  outside: 'Outside the European Union',
  /** The act's name, in an element of its own: it is in another language. */
  source: (act: (text: string) => ReactElement, name: string) => (
    <>
      <span>Source: </span>
      {act(name)}
    </>
  ),
  /** Acts of the European Union. */
  acts: {
    orderButton: 'Directive 2011/83/EU, Article 8(2); CJEU C-249/21 and C-400/22',
    guarantee: 'Directive (EU) 2024/825; Implementing Regulation (EU) 2025/1960',
    safety: 'Regulation (EU) 2023/988 (GPSR)',
    withdrawal: 'Directive (EU) 2023/2673',
    lowestPrice: 'Directive 98/6/EC, Article 6a; CJEU C-330/23',
    vat: 'Directive 2006/112/EC',
  },
  /** An act of the European Union with the act of a country. */
  actAndNational: (act: string, national: string) => `${act}; ${national}`,
  apply: 'Apply',
  applyOne: (duty: string) => `Apply: ${duty}`,
  applyAll: 'Apply all',
  applied: 'Applied as proposed.',
  notApplied: 'Nothing was changed. Please try again.',
  changedMeanwhile:
    'Somebody has changed the settings meanwhile. They are shown as they are now: please apply again.',
  isSet: 'Already set',
  noticeFirst: 'Add the official notice first',
  nothing: 'Nothing is proposed here. Ask what the law of your country wants of an online shop.',
  duties: {
    orderButton: 'Order button',
    guarantee: 'Legal guarantee',
    safety: 'Publisher and safety',
    withdrawal: 'Withdrawal',
    lowestPrice: 'Lowest price',
    vat: 'VAT',
    counter: 'Counter',
    fixedPrice: 'Fixed book prices',
    shipping: 'Shipping',
  },
  why: {
    orderButton: 'An order binds a consumer only if its button says that ordering obliges to pay.',
    guarantee:
      'Since 27 September 2026 every shop that sells to consumers shows the official notice on the legal guarantee.',
    safety:
      'Since 13 December 2024 each book on offer names its publisher, with a postal and an e-mail or web address.',
    withdrawal:
      'Since 19 June 2026 customers can withdraw from a contract by a button on the site, up to 14 days after delivery.',
    lowestPrice:
      'A price that is announced as reduced is shown beside the lowest one of the 30 days before.',
    counter:
      'A program that adds up money at a counter can count as a till, which has to be certified. The counter then only moves the stock of what your own till has sold.',
    shipping: 'Sending new books costs at least 3.00 below 35.00, and at least 0.01 from there on.',
  },
  vat: {
    rate: (rate: string) =>
      `Prices include VAT, and orders show it by rate. Proposed for printed books: ${rate}.`,
    own: 'Prices include VAT, and orders show it by rate. Look up the rate for books in your country, and enter it yourself.',
  },
  fixedPrice: {
    exact: 'New books are sold at the fixed price, without a reduction.',
    within5: 'New books are sold at a fixed price. This setting takes a reduction of 5 % at most.',
  },
};
