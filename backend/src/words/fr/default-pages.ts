import { paragraphs } from '../default-texts.ts';
import type { defaultPages as english } from '../en/default-pages.ts';

/** The legal pages of a new shop; the others have no text until the owner writes it. */
export const defaultPages: typeof english = {
  terms: paragraphs(
    'Les règles de cette librairie, en mots simples.',
    '# Commander',
    'Pour commander, il faut être connecté avec une adresse e-mail. Une commande comprend jusqu’à cent livres différents, un exemplaire de chacun. Une commande est passée quand nous affichons « Votre commande a bien été enregistrée ! ».',
    '# Prix',
    'Le coût des taxes et de la livraison figure à côté du total avant que vous commandiez. Si un prix augmente pendant vos achats, nous vous le disons avant toute commande ; s’il baisse, vous payez le prix le plus bas.',
    '# Paiement',
    'Vous payez en espèces quand vous recevez les livres.',
    '# Changer d’avis',
    'Tant qu’une commande est seulement enregistrée, vous pouvez l’annuler sur la page de vos commandes. Une fois qu’elle est confirmée, nous pouvons encore l’annuler pour vous avant son expédition.',
    '# Ce qui ne dépend pas de nous',
    'Certains livres n’existent qu’en petit nombre. Le dernier exemplaire ne peut être vendu qu’une fois ; s’il est parti quand vous commandez, nous le disons aussitôt et rien n’est commandé.',
  ),
  privacy: paragraphs(
    'Ce que cette librairie conserve, où et combien de temps. C’est peu de chose.',
    '# Chez d’autres',
    'La connexion passe par Firebase Authentication, un service de Google. Il conserve votre adresse e-mail et, pour la connexion par mot de passe, une forme protégée de celui-ci ; nous ne le voyons jamais. Si vous vous connectez avec Google, Google nous indique votre nom et votre adresse e-mail. Les e-mails qui vous sont adressés passent par les services qui acheminent le courrier électronique, et une image qui se trouve ailleurs y est récupérée par votre navigateur. Rien d’autre ne quitte la librairie : il n’y a ni publicité ni pistage.',
  ),
  accessibility: paragraphs(
    'Tout le monde devrait pouvoir choisir et commander un livre ici.',
    '# Ce que nous faisons pour cela',
    'Toute la librairie s’utilise au clavier seul, et chaque page permet d’aller directement à son contenu. Les pages ont des titres, les liens et les champs ont des noms, et les changements sont annoncés aux lecteurs d’écran. Les pages peuvent être agrandies, suivent votre appareil en clair et en sombre, et bougent moins si vous demandez moins de mouvement.',
    '# Ce qui ne dépend pas de nous',
    'La connexion avec Google se fait sur une page de Google.',
    '# Dites-le-nous',
    'Si quelque chose ici vous est inutilisable, merci de nous le dire.',
  ),
};
