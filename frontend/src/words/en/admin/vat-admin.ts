/** What only the owner's pages say of VAT and of old books. */
export const vatAdmin = {
  /** Of all selected books. */
  bulk: { setRate: 'Set VAT rate', antiqueOn: 'Antique on', antiqueOff: 'Antique off' },
  report: {
    title: 'VAT',
    hint: 'What is left of each order after returns, on the day of the order; each order is rounded by itself.',
    month: 'Month',
    total: 'Total',
    empty: 'Nothing with VAT was sold in these days.',
  },
};
