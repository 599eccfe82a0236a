import type { gift as english } from '@/words/en/shop/gift';

export const gift: typeof english = {
  isGift: 'C’est un cadeau',
  cardText: 'Texte pour une carte',
  cardHint: 'Nous l’imprimons sur une carte à part. 300 caractères au plus.',
  wrapFor: (fee) => `Emballage cadeau (${fee})`,
  wrapFree: 'Emballage cadeau (gratuit)',
  wrapping: 'Emballage cadeau',
  wrappingFee: (fee) => `Emballage cadeau : ${fee}`,
  free: 'gratuit',
  title: 'Cadeau',
  isPlain: 'Le bon de livraison n’indique aucun prix.',
  isWrapped: 'Avec emballage cadeau. Le bon de livraison n’indique aucun prix.',
  notOffered:
    'La librairie ne propose plus les commandes en cadeau. Merci de vérifier votre commande.',
  printCard: 'Imprimer la carte',
  besideSales: (amount) => `emballage cadeau en plus : ${amount}`,
  beside: (amount) => `Emballage cadeau en plus : ${amount}.`,
};
