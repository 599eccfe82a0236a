/** Texts about VAT and old books for the owner's pages only. */
export const vatAdmin = {
  /** For all selected books. */
  bulk: { setRate: 'Set VAT rate', antiqueOn: 'Antique on', antiqueOff: 'Antique off' },
  report: {
    title: 'VAT',
    hint: 'What is left of each order after returns, on the day of the order; each order is rounded by itself.',
    month: 'Month',
    total: 'Total',
    empty: 'Nothing with VAT was sold in these days.',
  },
};
