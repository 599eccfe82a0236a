import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import { orderButton } from './order-button';

const plural = pluralOf('en');

type Linked = (text: string) => ReactElement;

const terms = 'Terms of Service';
const privacy = 'Privacy Policy';

/** The page on which an order is placed. */
export const checkout = {
  title: 'Checkout',
  nothing: 'There is nothing to check out yet.',
  details: 'Personal Details',
  email: 'Email Address',
  emailHint: 'Your order is kept under the address you signed in with.',
  shippingAddress: 'Shipping Address',
  delivery: {
    label: 'Delivery',
    send: 'Send the books to me',
    pickup: 'I collect them in the shop',
  },
  agree: {
    toBoth: (linkTerms: Linked, linkPrivacy: Linked) => (
      <>
        <span>I agree to the </span>
        {linkTerms(terms)}
        <span> and have read the </span>
        {linkPrivacy(privacy)}
        <span>.</span>
      </>
    ),
    toTerms: (linkTerms: Linked) => (
      <>
        <span>I agree to the </span>
        {linkTerms(terms)}
        <span>.</span>
      </>
    ),
    toPrivacy: (linkPrivacy: Linked) => (
      <>
        <span>I have read the </span>
        {linkPrivacy(privacy)}
        <span>.</span>
      </>
    ),
  },
  submit: orderButton,
  waitsForTick: 'Tick the box above to continue.',
  unavailableBook: (button: Linked) => (
    <>
      <span>A book in your cart cannot be bought any more. </span>
      {button('See which')}
    </>
  ),
  looksAgain: 'We look at your books once more.',
  keep: {
    button: 'Keep these details for next time',
    kept: 'These details are kept in your account.',
    failed: 'They could not be kept. Please try again.',
  },

  summary: {
    inShort: (books: number, total: string) =>
      `${plural(books, { one: '# book', other: '# books' })}, ${total} in total`,
    onDelivery: 'Cash On Delivery',
    onCollection: 'Cash On Collection',
    items: 'Items',
    shipping: 'Shipping',
    taxes: 'Taxes',
    total: 'Total Price',
  },

  waiting: 'Loading....',
  onItsWay: 'Your order is on its way to the shop.',
  placed: { title: 'Confirmed Order', text: 'Your order placed successfully!' },
  placedEarlier: {
    title: 'Your earlier order had reached us',
    text: 'Its books have left your cart, and nothing was ordered twice. What is left in the cart is not ordered yet.',
  },
  sessionEnded: 'Your session has ended.',
  signInAgain: (link: Linked) => (
    <>
      {link('Sign in again')}
      <span> to place the order. What you typed is kept.</span>
    </>
  ),
  responseLost: 'We cannot say whether the order reached us.',
  lookAtOrders: (link: Linked) => (
    <>
      {link('Look at your orders')}
      <span> first; trying again never orders twice.</span>
    </>
  ),

  failed: 'Failed to place an order',
  unconfirmed:
    'The shop has not confirmed it. What you typed is kept; trying again never orders twice.',
  unknownOutcome:
    'We could not find out whether your earlier order had reached us, so nothing was sent now. What you typed is kept; please try again in a moment.',
  totalChanged: (seen: string, current: string) =>
    `What the order costs has changed: the total was ${seen} and is ${current} now.`,
  noPickup: 'Books cannot be collected in the shop any more. Please say where to send them.',
  lookOverDetails: 'Please look over your details and try again.',
  /** By the code of the error, or else its status. */
  advice: {
    price_changed: 'A price has changed since you looked.',
    book_unavailable: 'A book in your cart is no longer sold.',
    insufficient_stock: 'A book in your cart has just sold out.',
    idempotency_key_reused:
      'An earlier try seems to have reached us with other details. Please look at your orders before you try again.',
    request_in_progress:
      'An earlier try is still on its way. Please try again in a moment; that never orders twice.',
    validation_error: 'Some fields need another look.',
    401: 'Your session has ended. Sign in again; what you typed is kept.',
    403: 'This order belongs to another sign-in. Please sign in again.',
    429: 'That was a lot at once. Please wait a little and try again.',
  },
};
