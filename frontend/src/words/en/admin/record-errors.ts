/** Why a page cannot show its record, by kind of record. */
export const recordErrors = {
  email: { gone: 'There is no such email.', failed: 'The email could not be loaded.' },
  order: { gone: 'There is no such order.', failed: 'The order could not be loaded.' },
  customer: { gone: 'There is no such customer.', failed: 'The customer could not be loaded.' },
  shelf: { gone: 'This shelf does not exist any more.', failed: 'The shelf could not be loaded.' },
  publisher: {
    gone: 'There is no such publisher.',
    failed: 'The publisher could not be loaded.',
  },
};
