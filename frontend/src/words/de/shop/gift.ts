import type { gift as english } from '@/words/en/shop/gift';

export const gift: typeof english = {
  isGift: 'Es ist ein Geschenk',
  cardText: 'Text für eine Grußkarte',
  cardHint: 'Wir drucken ihn auf eine eigene Karte. Höchstens 300 Zeichen.',
  wrapFor: (fee) => `Als Geschenk verpacken (${fee})`,
  wrapFree: 'Als Geschenk verpacken (kostenlos)',
  wrapping: 'Geschenkverpackung',
  wrappingFee: (fee) => `Geschenkverpackung: ${fee}`,
  free: 'kostenlos',
  title: 'Geschenk',
  isPlain: 'Auf dem Lieferschein stehen keine Preise.',
  isWrapped: 'Mit Geschenkverpackung. Auf dem Lieferschein stehen keine Preise.',
  notOffered:
    'Die Buchhandlung nimmt keine Bestellungen als Geschenk mehr an. Bitte prüfen Sie Ihre Bestellung.',
  printCard: 'Karte drucken',
  besideSales: (amount) => `dazu Geschenkverpackung ${amount}`,
  beside: (amount) => `Dazu Geschenkverpackung: ${amount}.`,
};
