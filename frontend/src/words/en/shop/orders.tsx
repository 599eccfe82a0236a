import type { ReactElement } from 'react';

/** A customer's orders. */
export const orders = {
  title: 'Your Orders',
  failed: 'Error geting orders data',
  none: 'No orders found!',
  noneText: 'Your first order will be shown here, with every step of its way.',
  seeAllBooks: 'See all books',
  yourAccount: 'Your account',

  order: (number: number) => `Order ${number}`,
  justPlaced: 'just placed',
  returnedOn: (when: string) => `Returned ${when}`,
  total: 'Total Price',
  shipping: (fee: string) => `Shipping: ${fee}`,
  freeShipping: 'Shipping: free',
  remaining: 'Left after returns',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  pickupAt: 'Pickup at',
  address: 'Address',
  orderId: 'Order Id',
  copyOrderId: 'Copy the order id',
  productIds: 'Product Ids',
  copyProductId: (id: string) => `Copy product id ${id}`,
  receipt: 'Receipt',
  receiptLabel: (number: number) => `Receipt of order ${number}, in a new tab`,

  status: 'Status',
  toCome: 'to come',
  /** The next step of an open order. */
  next: {
    placed: 'Next we look through it and set your books aside.',
    confirmed: 'Your books are set aside and packed.',
    shipped: 'Your parcel has left the shop.',
    ready: 'Your books wait for you in the shop.',
  },
  /** Replaces it when all books were withdrawn from. */
  nextWithdrawn: 'Next we deal with the withdrawal.',
  /** Replaces it for an order that is sent in parts. */
  nextInParts: {
    waiting: 'We are getting the books that are not in stock for you.',
    partSent: 'A part of it has left the shop; the rest follows.',
  },

  placed: {
    title: (number: number) => `Thank you. Order ${number} is placed.`,
    payOnDelivery: (amount: ReactElement) => (
      <>
        <span>To pay on delivery: </span>
        {amount}
      </>
    ),
    payOnCollection: (amount: ReactElement) => (
      <>
        <span>To pay when you collect it: </span>
        {amount}
      </>
    ),
    steps: 'This page shows each step.',
    stepsAndEmails: (email: string) =>
      `This page shows each step. An email to ${email} follows, and one with each step.`,
  },

  cancel: {
    button: 'Cancel order',
    title: (number: number) => `Cancel order ${number}?`,
    text: 'Nothing has been packed yet.',
    confirm: 'Cancel the order',
    keep: 'Keep it',
    done: (number: number) => `Order ${number} is cancelled.`,
    failed: 'The order was not cancelled',
    tooLate: 'It was cancelled before, or is on its way through the shop already.',
    tryAgain: 'Please try again in a moment.',
  },

  withdrawalReceived: (when: string) => `Withdrawal received on ${when}`,
  withdrawalReceivedUnsigned: (when: string) => `Withdrawal received on ${when}, not signed in`,
};
