import type { gift as english } from '@/words/en/shop/gift';

export const gift: typeof english = {
  isGift: 'זו מתנה',
  cardText: 'טקסט לכרטיס ברכה',
  cardHint: 'אנחנו מדפיסים אותו על כרטיס נפרד. עד 300 תווים.',
  wrapFor: (fee) => `לעטוף כמתנה (${fee})`,
  wrapFree: 'לעטוף כמתנה (חינם)',
  wrapping: 'עטיפת מתנה',
  wrappingFee: (fee) => `עטיפת מתנה: ${fee}`,
  free: 'חינם',
  title: 'מתנה',
  isPlain: 'רשימת האריזה אינה מציגה מחירים.',
  isWrapped: 'כולל עטיפת מתנה. רשימת האריזה אינה מציגה מחירים.',
  notOffered: 'החנות כבר אינה מקבלת הזמנות כמתנה. נא לעיין שוב בהזמנה.',
  printCard: 'הדפסת הכרטיס',
  besideSales: (amount) => `בנוסף עטיפת מתנה ${amount}`,
  beside: (amount) => `בנוסף עטיפת מתנה: ${amount}.`,
};
