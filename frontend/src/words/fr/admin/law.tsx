import { ordinal } from '@storyloom/backend/contract/words/fr/ordinal';
import type { ReactElement } from 'react';
import type { law as english } from '@/words/en/admin/law';

/** The settings that the law of a country requires. */
export const law: typeof english = {
  title: 'Vendre en…',
  hint: 'Choisissez un pays pour voir quels paramètres sa loi exige, et pourquoi. Rien ne change tant que vous n’avez rien appliqué.',
  noAdvice: 'Ceci n’est pas un conseil juridique.',
  readOn: (day: string) => `La liste a été comparée à ses sources le ${ordinal(day)}.`,
  country: 'Pays',
  choose: 'Choisir un pays',
  otherEu: 'Un autre pays de l’Union européenne',
  outside: 'Hors de l’Union européenne',
  source: (act: (text: string) => ReactElement, name: string) => (
    <>
      <span>Source : </span>
      {act(name)}
    </>
  ),
  acts: {
    orderButton: 'Directive 2011/83/UE, article 8, paragraphe 2 ; CJUE C-249/21 et C-400/22',
    guarantee: 'Directive (UE) 2024/825 ; règlement d’exécution (UE) 2025/1960',
    safety: 'Règlement (UE) 2023/988 (RSGP)',
    withdrawal: 'Directive (UE) 2023/2673',
    lowestPrice: 'Directive 98/6/CE, article 6 bis ; CJUE C-330/23',
    vat: 'Directive 2006/112/CE',
  },
  actAndNational: (act: string, national: string) => `${act} ; ${national}`,
  apply: 'Appliquer',
  applyOne: (duty: string) => `Appliquer : ${duty}`,
  applyAll: 'Tout appliquer',
  applied: 'Appliqué comme proposé.',
  notApplied: 'Rien n’a été changé. Merci de réessayer.',
  changedMeanwhile:
    'Quelqu’un a modifié les paramètres entre-temps. Ils s’affichent tels qu’ils sont maintenant : merci d’appliquer de nouveau.',
  isSet: 'C’est déjà le cas',
  noticeFirst: 'Ajoutez d’abord l’avis officiel',
  nothing:
    'Rien n’est proposé ici. Renseignez-vous sur ce que la loi de votre pays exige d’une boutique en ligne.',
  duties: {
    orderButton: 'Bouton de commande',
    guarantee: 'Garantie légale',
    safety: 'Éditeur et sécurité',
    withdrawal: 'Rétractation',
    lowestPrice: 'Prix le plus bas',
    vat: 'TVA',
    counter: 'Comptoir',
    fixedPrice: 'Prix unique du livre',
    shipping: 'Livraison',
  },
  why: {
    orderButton:
      'Une commande n’engage un consommateur que si le bouton dit qu’elle oblige à payer.',
    guarantee:
      'Depuis le 27 septembre 2026, toute boutique qui vend à des consommateurs affiche l’avis officiel sur la garantie légale.',
    safety:
      'Depuis le 13 décembre 2024, chaque livre proposé nomme son éditeur, avec une adresse postale et une adresse e-mail ou web.',
    withdrawal:
      'Depuis le 19 juin 2026, les clients peuvent se rétracter d’un contrat par un bouton du site, jusqu’à 14 jours après la livraison.',
    lowestPrice:
      'À côté d’un prix annoncé comme réduit figure le plus bas des 30 jours précédents.',
    counter:
      'Un programme qui additionne de l’argent au comptoir peut être considéré comme une caisse, qui doit être certifiée. Le comptoir ne fait alors que sortir du stock ce que votre propre caisse a vendu.',
    shipping:
      'L’envoi de livres neufs coûte au moins 3,00 en dessous de 35,00, et au moins 0,01 à partir de 35,00.',
  },
  vat: {
    rate: (rate: string) =>
      `Les prix comprennent la TVA, et les commandes l’indiquent par taux. Proposé pour les livres imprimés : ${rate}.`,
    own: 'Les prix comprennent la TVA, et les commandes l’indiquent par taux. Cherchez le taux des livres dans votre pays et saisissez-le vous-même.',
  },
  fixedPrice: {
    exact: 'Les livres neufs se vendent au prix fixé par l’éditeur, sans remise.',
    within5:
      'Les livres neufs se vendent au prix fixé par l’éditeur. Ce paramètre admet une remise de 5 % au plus.',
  },
};
