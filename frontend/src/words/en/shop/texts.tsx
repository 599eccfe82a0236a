import type { ReactElement } from 'react';

type Linked = (text: string) => ReactElement;

/** Texts around those that the owner writes. */
export const texts = {
  failed: 'This text could not be loaded.',
  backToShop: 'Back to the shop',
  whereWeAre: 'Where we are',
  whenWeAreThere: 'When we are there',
  startWith: (link: Linked) => (
    <>
      <span>The best place to begin is </span>
      {link('the whole catalogue')}
      <span>.</span>
    </>
  ),
  whereOrdersAre: (link: Linked) => (
    <>
      <span>You see where your orders are on </span>
      {link('your orders')}
      <span>.</span>
    </>
  ),

  contact: {
    lead: 'The quickest answers are often one click away.',
    nothingYet:
      'We have not put up an address or a telephone number yet. For a book, ask us below.',
    order: 'About an order',
    orderText: (link: Linked) => (
      <>
        {link('Your orders')}
        <span>
          {
            ' show where each one is, and let you cancel it until we have confirmed it. Every order has a short number for the phone, and we may call the number you gave us when something is unclear.'
          }
        </span>
      </>
    ),
    data: 'About your data',
    dataText: (link: Linked) => (
      <>
        <span>What we store, and for how long, is in the </span>
        {link('privacy policy')}
        <span>.</span>
      </>
    ),
  },
};
