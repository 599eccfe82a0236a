import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import type { adminEmails as english } from '@/words/en/admin/admin-emails';

const plural = pluralOf('fr');

/** The owner's list of emails. */
export const adminEmails: typeof english = {
  title: 'E-mails',
  statuses: { waiting: 'En attente', sent: 'Envoyé', failed: 'Échec', held: 'Retenu' },
  byStatus: 'E-mails par état',
  everyStatus: 'Tous',
  failed: 'Les e-mails n’ont pas pu être chargés.',
  found: (count: number) =>
    plural(count, { one: '# e-mail', many: '# d’e-mails', other: '# e-mails' }),
  noMatch: 'Aucun e-mail ne correspond.',
  empty: 'Pas encore d’e-mails. La première commande en apporte deux.',
  someHeld: 'Certains e-mails sont retenus.',
  isHeld: 'Il est retenu.',
  whyHeld:
    'Cette adresse n’est pas vérifiée, et elle a reçu en une heure ou un jour autant d’e-mails qu’une adresse peut en recevoir sans cela. Un e-mail retenu part quand son destinataire a vérifié l’adresse, ou quand vous l’envoyez.',
  columns: { subject: 'Objet', to: 'À', written: 'Écrit', status: 'État', send: 'Envoyer' },
  toYou: 'Vous (OWNER_EMAIL n’est pas défini)',

  all: 'Tous les e-mails',
  notSent: 'Il n’a pas pu être envoyé.',
  lastTryFailed: 'Le dernier essai a échoué.',
  show: 'Afficher l’e-mail',
  facts: {
    to: 'À',
    about: 'Sujet',
    written: 'Écrit',
    sent: 'Envoyé',
    tries: 'Essais',
    nextTry: 'Prochain essai',
  },

  sendNow: 'Envoyer',
  sendNowWhat: (subject: string) => `Envoyer maintenant : ${subject}`,
  tryAgain: 'Réessayer',
  tryAgainWhat: (subject: string) => `Réessayer : ${subject}`,
  notRetried: 'Cela n’a pas fonctionné.',
  nothingIsSent: 'Rien n’est envoyé.',
  /** `name` shows the name of a variable of the environment. */
  howToSend: (name: (text: string) => ReactElement) => (
    <>
      <span>
        Les e-mails sont conservés ici pour être lus, car aucun serveur de messagerie n’est défini.
        La personne qui exploite la librairie définit{' '}
      </span>
      {name('SMTP_URL')}
      <span> et </span>
      {name('MAIL_FROM')}
      <span> ; ce qui attend depuis moins de trois jours part alors.</span>
    </>
  ),
};
