import type { adminLayout as english } from '@/words/en/admin/admin-layout';

const goesOn = 'Cette page montre le dernier état chargé ; elle se mettra à jour d’elle-même.';

/** The layout around each page of the dashboard. */
export const adminLayout: typeof english = {
  title: 'Tableau de bord',
  subtitle: 'Gestion de la librairie',
  owner: 'Libraire',
  role: 'Admin',
  ownerMenu: 'Libraire, admin',
  toContent: 'Aller au contenu',
  toShop: 'Voir la librairie',
  openMenu: 'Ouvrir le menu',
  drawer: 'Pages du tableau de bord',
  close: 'Fermer',
  logout: 'Déconnexion',
  newsletterAddresses: 'Adresses de la newsletter (CSV)',
  version: (version: string) => `Storyloom ${version}`,
  pages: {
    newBook: 'Ajouter un livre',
    manageBooks: 'Gérer les livres',
    shelves: 'Sélections',
    orders: 'Commandes',
    counter: 'Comptoir',
    customers: 'Clients',
    report: 'Rapport des ventes',
    emails: 'E-mails',
    settings: 'Paramètres',
    publishers: 'Éditeurs',
  },
  offline: `Vous êtes hors ligne. ${goesOn}`,
  silent: `La librairie ne répond pas. ${goesOn}`,
};
