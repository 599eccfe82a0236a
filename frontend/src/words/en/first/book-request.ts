export const bookRequest = {
  /** For a book that is not in the shop. */
  unknownBook: {
    title: 'Ask the shop for it',
    hint: 'We look for it and write to you, whether we can have it or not.',
    button: 'Ask for it',
    done: 'Thank you. We look for it and write to you.',
  },
  /** For a sold-out book. */
  soldOut: {
    title: 'Tell me when it is there',
    hint: 'You hear from us once, when a copy is there.',
    hintWithoutEmails: 'We see who waits for it.',
    button: 'Tell me',
    done: 'We will tell you. If we do not know your address yet, please open the link in our email first.',
    doneWithoutEmails: 'We have noted that you wait for it.',
  },
  text: 'Title or ISBN',
  email: 'Email',
  tooMany: 'That was asked very often. Please try again later.',
  failed: 'It was not kept. Please try again.',
};
