/** The pages behind the links of emails, which work without scripts. */
export const linkPages = {
  toShop: 'To the shop',
  unknown: 'This link is not valid any more',
  newsletter: {
    unknown: 'It may be too old, or the address has been taken out meanwhile.',
    confirmed: {
      title: 'Thank you, that is confirmed',
      text: 'Your address is on our list. Every newsletter has a link that ends it.',
    },
    end: {
      title: 'End the newsletter?',
      text: 'Your address is then taken off our list at once.',
      button: 'End the newsletter',
    },
    ended: {
      title: 'The newsletter has ended',
      text: 'Your address is not on our list any more.',
    },
  },
  bookRequests: {
    unknown:
      'It may be too old, or the book request is fulfilled. You can tell us again at the book.',
    confirmed: {
      title: 'Thank you, we will tell you',
      text: 'We write to you once, as soon as a copy is there.',
    },
    end: {
      title: 'Forget what you asked for?',
      text: 'We then forget the address and do not write about any book.',
      button: 'Forget it',
    },
    ended: { title: 'It is forgotten', text: 'You will not hear from us about it.' },
  },
};
