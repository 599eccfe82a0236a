import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { dashboard as english } from '@/words/en/admin/dashboard';

const plural = pluralOf('fr');

const ordersOf = (count: number) =>
  plural(count, { one: '# commande', many: '# de commandes', other: '# commandes' });

/** The figures of the shop at a glance. */
export const dashboard: typeof english = {
  late: 'Les chiffres tardent plus que prévu.',
  retry: 'Réessayer',
  products: 'Produits',
  totalSales: 'Ventes totales',
  trendingBooks: 'Livres tendance ce mois-ci',
  totalOrders: 'Total des commandes',
  ordersLeft: 'Commandes à traiter',
  visits: 'Visites du dernier jour',
  sampleSales: '1 015 678 NPR',
  sampleTrending: '(13 %)',
  sampleOrdersLeft: '02',
  sampleVisits: '139',
  trendingShare: (percent: number) => `(${percent} %) de tous les livres`,
  atTill: (copies) => `${copies} à votre caisse`,
  overCounter: (orders: string, amount: string) => `${orders} au comptoir, ${amount}`,
  /** The shipping fees, next to the sales without them. */
  shippingBeside: (amount: string) => `livraison en plus : ${amount}`,
  returnedOrders: (count: number, amount: string) =>
    plural(count, {
      one: `# commande retournée, ${amount} non compris`,
      many: `# de commandes retournées, ${amount} non compris`,
      other: `# commandes retournées, ${amount} non compris`,
    }),

  monthlyRevenue: 'CA mensuel',
  revenueIn: (currency: string) => `Chiffre d’affaires (${currency})`,
  month: 'Mois',
  byMonth: (legend: string) => `${legend} par mois`,
  sampleMonths: [
    'Janv.',
    'Févr.',
    'Mars',
    'Avr.',
    'Mai',
    'Juin',
    'Juil.',
    'Août',
    'Sept.',
    'Oct.',
    'Nov.',
    'Déc.',
  ],
  sampleAmount: (amount: string) => `${amount} NPR`,
  barLabel: (label: string) => `${label} : `,
  bestSellers: 'Meilleures ventes',
  noneSold: 'Les premières commandes montreront ce qui se vend.',
  sold: (count: number) => plural(count, { one: '# vendu', many: '# vendus', other: '# vendus' }),
  lowStock: 'Stock faible',
  noneLow: 'Aucun livre n’arrive à épuisement.',
  soldOut: 'Stock épuisé',
  remaining: (count: number) =>
    plural(count, { one: '# en stock', many: '# en stock', other: '# en stock' }),
  usersByAverageOrder: 'Clients par panier moyen',
  orders: ordersOf,
  ordersBy: (count: number, email: string) => `${ordersOf(count)}, ${email}`,
  ordersByPhone: (count: number) => `${ordersOf(count)}, par téléphone`,
  noCustomer: 'Aucun client n’a encore de commande prise en compte.',
  studentsByType: 'Étudiants par type d’études',
  noCategory: 'La première commande fera paraître ici les ventes par catégorie.',
  salesByCategory: 'Ventes par catégorie',
  books: (count: number) =>
    plural(count, { one: '# livre', many: '# de livres', other: '# livres' }),
  nothingSold: 'Rien de vendu pour l’instant.',
};
