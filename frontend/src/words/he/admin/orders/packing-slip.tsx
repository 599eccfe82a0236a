import type { packingSlip as english } from '@/words/en/admin/orders/packing-slip';

/** The printed packing slip. */
export const packingSlip: typeof english = {
  title: 'רשימת אריזה',
  books: (number: number) => `הספרים של הזמנה ${number}`,
  quantity: 'כמות',
  price: 'מחיר',
  shipping: 'משלוח',
  payOnCollection: 'לתשלום באיסוף',
  collectOnDelivery: 'לגבייה במסירה',
  thanks: 'תודה על ההזמנה.',
  taxes: 'מיסים',
  collectedBy: 'לאיסוף על ידי',
};
