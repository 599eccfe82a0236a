// Shown, each under its "Sample" label, while the shop has no order.

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const revenues = [62, 58, 71, 69, 84, 93, 88, 97, 90, 104, 121, 138];

/** Nepalese rupees. */
export const sampleRevenue = months.map((label, index) => ({
  label,
  amount: (revenues[index] ?? 0) * 1000,
}));

export const sampleCustomers = [
  { name: 'Asha', detail: '12 orders', average: 'NPR 3,480' },
  { name: 'Bikram', detail: '9 orders', average: 'NPR 3,150' },
  { name: 'Clara', detail: '7 orders', average: 'NPR 2,890' },
  { name: 'Dilip', detail: '11 orders', average: 'NPR 2,240' },
  { name: 'Elif', detail: '4 orders', average: 'NPR 1,960' },
  { name: 'Farid', detail: '6 orders', average: 'NPR 1,320' },
];
