import type { storedThingsWords as english } from '../en/stored-things.ts';
import { pluralOf } from '../plural.ts';

const plural = pluralOf('fr');
const years = (count: number) => plural(count, { one: '# an', many: '# d’années', other: '# ans' });
const months = (count: number) =>
  plural(count, { one: '# mois', many: '# de mois', other: '# mois' });
const records = 'aussi longtemps que nous gardons de telles traces';
const withoutPerson = 'sans nom, société, adresse e-mail, numéro de téléphone ni rue';

/** What the shop stores: what it is, what it is for and how long it is kept. */
export const storedThingsWords: typeof english = {
  title: 'Ce que cette librairie enregistre',
  areas: { cookie: 'Dans des cookies', browser: 'Dans votre navigateur', database: 'Chez nous' },
  after: (text) => ` : ${text}`,
  things: {
    session: {
      what: 'Un nombre aléatoire, quand vous vous connectez',
      text: 'indique à notre serveur qui vous êtes. Conservé une heure au plus ; il est renouvelé tant que vous êtes là.',
    },
    browserMark: {
      what: 'Une marque sans contenu, quand vous vous connectez sans « Se souvenir de moi »',
      text: 'indique que le navigateur n’a pas été fermé depuis. Conservée jusqu’à la fermeture du navigateur.',
    },
    lists: {
      what: 'Votre panier et votre liste d’envies',
      text: 'pour que vous les retrouviez, avec l’indication des livres ajoutés sans connexion. Conservés jusqu’à ce que vous les vidiez ; à la déconnexion, ce qui appartient à votre compte quitte ce navigateur, et ce que vous y avez mis sans connexion reste.',
    },
    theme: {
      what: 'Votre choix entre clair et sombre',
      text: 'pour que la librairie ait le même aspect la prochaine fois. Conservé jusqu’à ce que vous choisissiez de suivre votre appareil.',
    },
    recent: {
      what: 'Les derniers livres que vous avez consultés et les derniers mots que vous avez cherchés',
      text: 'pour que vous les retrouviez. Conservés jusqu’à ce que vous les effaciez, que de plus récents les remplacent ou que vous vous déconnectiez.',
    },
    openOrders: {
      what: 'Pour chaque commande que vous envoyez, un nombre aléatoire avec votre compte et les livres commandés',
      text: 'évite qu’un achat ne devienne deux commandes. Conservé jusqu’à ce que nous sachions ce que la commande est devenue.',
    },
    drafts: {
      what: 'Ce que vous avez saisi sans l’envoyer',
      text: 'pour qu’un détour ou un rechargement ne le perde pas. Conservé jusqu’à l’envoi, la déconnexion ou la fermeture de l’onglet.',
    },
    signIn: {
      what: 'Votre connexion, et le moment de votre dernière déconnexion',
      text: 'pour que tous les onglets sachent qui est là. Conservée jusqu’à la fermeture du navigateur ou, avec « Se souvenir de moi », jusqu’à la déconnexion ; le moment de la déconnexion reste.',
    },
    scroll: {
      what: 'Jusqu’où vous aviez fait défiler les pages quittées, et quelle page a été rouverte',
      text: 'pour que le retour mène là où vous étiez, même après une mise à jour de la librairie. Conservé jusqu’à la fermeture de l’onglet.',
    },
    ownersWork: {
      what: 'Pour les personnes qui gèrent la librairie : leur connexion, leur identifiant et leur travail en cours',
      text: 'pour qu’elles puissent continuer. Conservés jusqu’à la déconnexion ou la fermeture de l’onglet ; l’identifiant jusqu’à ce que « Se souvenir de moi » soit décoché, les colonnes de leurs fichiers sans limite.',
    },
    orders: {
      what: 'Les commandes : nom, adresse e-mail, numéro de téléphone, adresse, société et numéro de TVA s’ils sont indiqués, texte de la carte qui accompagne un cadeau, livres et étapes de la commande',
      text: ({ ordersYears }) =>
        ordersYears === null
          ? `notre trace de la vente. Conservées ${records} ; si vous supprimez votre compte, elles restent ${withoutPerson}.`
          : `notre trace de la vente. Conservées ${years(ordersYears)} après la clôture de la commande ; ensuite, ou si vous supprimez votre compte, elles restent ${withoutPerson}.`,
    },
    customers: {
      what: 'Votre compte : panier et liste d’envies, ainsi que nom, téléphone et adresse si vous les enregistrez',
      text: 'pour que vous les retrouviez sur vos autres appareils et à la prochaine commande. Conservés jusqu’à ce que vous les supprimiez ; tout peut être téléchargé et supprimé sur la page du compte.',
    },
    sessions: {
      what: 'La session qui correspond au cookie',
      text: 'indique de qui vient chaque requête. Conservée une heure au plus.',
    },
    emails: {
      what: 'Les e-mails que nous vous envoyons',
      text: ({ emailsMonths }) =>
        `pour vous répondre si vous nous interrogez à leur sujet. Conservés ${months(emailsMonths)}.`,
    },
    newsletter: {
      what: 'La liste de la newsletter : votre adresse e-mail, la date de votre demande et celle de votre confirmation',
      text: 'pour l’envoyer et pour montrer que vous l’avez voulue. Conservée jusqu’à ce que vous y mettiez fin ; une adresse que personne ne confirme disparaît au bout de 30 jours.',
    },
    orderMessages: {
      what: 'Ce que vous et nous avons écrit au sujet d’une commande',
      text: 'pour que chacun puisse le relire. Conservé jusqu’à ce que votre nom soit retiré de la commande.',
    },
    bookRequests: {
      what: 'Les livres que vous avez demandés : lequel, ou vos mots, et votre adresse e-mail',
      text: 'pour vous prévenir de son arrivée. Conservés jusqu’à notre message ou jusqu’à ce que vous y mettiez fin, un an au plus ; 30 jours pour une demande que personne ne confirme.',
    },
    withdrawals: {
      what: 'Les rétractations : nom, adresse e-mail, numéro de la commande et ses livres',
      text: ({ ordersYears }) =>
        ordersYears === null
          ? `notre trace de ce que vous avez déclaré et quand. Conservées ${records} ; un an pour celle qui ne correspond à aucune commande.`
          : `notre trace de ce que vous avez déclaré et quand. Conservées ${years(ordersYears)} ; ensuite, elles restent sans nom ni adresse e-mail. Celle qui ne correspond à aucune commande disparaît au bout d’un an.`,
    },
    visits: {
      what: 'Le nombre de visites reçues en une heure',
      text: 'un simple nombre ; l’identité des visiteurs n’est pas enregistrée. Conservé sans limite.',
    },
    requestKeys: {
      what: 'Un nombre calculé à partir du nombre aléatoire qui accompagne chaque commande, et la commande qui en est issue',
      text: 'évite qu’un achat ne devienne deux commandes. Conservé un jour.',
    },
    limits: {
      what: 'Le nombre de fois où quelqu’un a tenté de se connecter, s’est inscrit, a commandé ou s’est rétracté, et où nous avons écrit à une adresse, sous un nombre calculé à partir de l’adresse réseau, de l’adresse e-mail ou du numéro de téléphone',
      text: 'empêche que l’on devine les mots de passe, que l’on remplisse la librairie de commandes et les boîtes aux lettres de nos e-mails. Conservé une heure au plus ; un jour pour les e-mails.',
    },
    verified: {
      what: 'Un nombre calculé à partir de votre adresse e-mail, dès que vous avez montré qu’elle est à vous',
      text: 'pour que nous puissions vous écrire au sujet de chacune de vos commandes. Conservé un an après votre dernière connexion, ou jusqu’à la suppression de votre compte.',
    },
    admins: {
      what: 'Les personnes qui gèrent la librairie : identifiant, forme protégée du mot de passe, connexions',
      text: 'leur donne accès, à elles seules. Conservés jusqu’à leur départ ; un nombre calculé à partir de l’adresse réseau de chaque connexion, 30 jours.',
    },
    auditLog: {
      what: 'Qui, parmi les personnes qui gèrent la librairie, s’est connecté ou a modifié quel livre, quelle sélection, quel paramètre, quel éditeur ou quel administrateur, et quand',
      text: 'pour qu’une erreur puisse être retrouvée et corrigée. Conservé sans limite.',
    },
    backups: {
      what: 'Des copies de tout cela',
      text: 'pour rétablir la librairie après un accident. Conservées jusqu’à ce que de plus récentes les remplacent.',
    },
    shop: {
      what: 'La librairie elle-même : ses livres, leurs couvertures, ses textes et le total de ce qui a été vendu',
      text: 'aucun client n’y est nommé. Conservée aussi longtemps que la librairie en a besoin.',
    },
  },
};
