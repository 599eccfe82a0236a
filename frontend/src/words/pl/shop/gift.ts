import type { gift as english } from '@/words/en/shop/gift';

export const gift: typeof english = {
  isGift: 'To prezent',
  cardText: 'Tekst na bilecik',
  cardHint: 'Drukujemy go na osobnym bileciku. Najwyżej 300 znaków.',
  wrapFor: (fee) => `Zapakuj na prezent (${fee})`,
  wrapFree: 'Zapakuj na prezent (bezpłatnie)',
  wrapping: 'Pakowanie na prezent',
  wrappingFee: (fee) => `Pakowanie na prezent: ${fee}`,
  free: 'bezpłatnie',
  title: 'Prezent',
  isPlain: 'W specyfikacji paczki nie ma cen.',
  isWrapped: 'Z pakowaniem na prezent. W specyfikacji paczki nie ma cen.',
  notOffered: 'Księgarnia nie przyjmuje już zamówień na prezent. Proszę sprawdzić zamówienie.',
  printCard: 'Drukuj bilecik',
  besideSales: (amount) => `pakowanie na prezent osobno: ${amount}`,
  beside: (amount) => `Pakowanie na prezent, liczone osobno: ${amount}.`,
};
