import { paragraphs, type DefaultNote } from '../default-texts.ts';

/** The notes on the home page of a new shop, in the order of their pictures. */
export const defaultNews: DefaultNote[] = [
  {
    title: 'Le vendredi, la salle de lecture reste ouverte tard',
    description:
      'Désormais, le vendredi soir, les lampes de notre salle de lecture restent allumées jusqu’à vingt-deux heures. Le thé est offert, et personne ne vous demandera si vous comptez acheter.',
    story: paragraphs(
      'Les lampes vertes de la grande table s’éteignaient à dix-huit heures. Le vendredi, elles brillent désormais jusqu’à vingt-deux heures.',
      'Prenez un livre dans les rayons, trouvez un fauteuil et restez le temps d’un chapitre ou de la soirée. Le thé est sur le buffet, et le chat a accepté de partager le canapé.',
      'Personne ne vous demandera si vous comptez acheter. Si vous repartez tout de même un livre sous le bras, nous ne nous en plaindrons pas.',
    ),
  },
  {
    title: 'Quatre étagères d’épouvante pour les longues soirées',
    description:
      'Nous avons dégagé le mur près de l’escalier et l’avons rempli de châteaux, de bougies et de choses qui grattent à la fenêtre. Commencez par Usher, finissez par Dracula.',
    story: paragraphs(
      'Quand les soirées s’allongent, on nous demande des livres qui les allongent encore. Nous avons donc dégagé le mur près de l’escalier.',
      'Commencez par Poe : « La Chute de la maison Usher » se lit en une heure et vous hante une semaine. Continuez avec le docteur Jekyll, qui était la meilleure moitié, puis avec l’étudiant qui fabriqua un homme et oublia d’être bon avec lui.',
      'Gardez Dracula pour la fin. Lisez-le comme il fut écrit, en lettres et en journaux intimes, une entrée à la fois, et laissez la fenêtre fermée.',
    ),
  },
  {
    title: 'Comment nous emballons un livre pour qu’il arrive bien plat',
    description:
      'Deux cartons, une feuille de papier et un pli appris d’un marchand de cartes : ce qui arrive à votre livre entre notre table et votre porte.',
    story: paragraphs(
      'Un livre a huit coins, et un colis les trouve tous. Nous avons essayé la mousse, la paille et les bons vœux. Voici ce qui marche.',
      'D’abord une feuille de papier ordinaire, pliée comme un marchand de cartes nous l’a montré, pour que la couverture ne touche jamais la colle. Puis deux cartons plus larges d’un doigt que le livre : ce sont leurs coins qui encaissent les chocs. Enfin une pochette de solide papier kraft qui s’ouvre d’un seul geste.',
      'Rien là-dedans n’est en plastique, et les cartons resservent. Les nôtres en sont à leur troisième voyage.',
    ),
  },
  {
    title: 'Nos lectures aux chandelles reviennent en décembre',
    description:
      'Chaque jeudi de décembre, nous lisons une histoire à voix haute à la lueur des bougies, de la première à la dernière ligne. Prenez une écharpe, la porte ferme mal.',
    story: paragraphs(
      'Tout a commencé par une panne de courant et une cliente qui savait « Un chant de Noël » par cœur. C’est devenu une tradition.',
      'Chaque jeudi de décembre, à dix-neuf heures, l’un de nous lit une histoire à voix haute à la lumière de douze bougies. Nous commençons par la première ligne et nous arrêtons après la dernière ; on n’en discute pas, à moins que vous n’engagiez la conversation.',
      'Il y a quarante chaises. Venez un peu en avance, et prenez une écharpe, car la porte ferme mal.',
    ),
  },
  {
    title: 'Les notes d’Ada Lovelace, et pourquoi les programmeurs les lisent encore',
    description:
      'En 1843, elle traduisit un article sur une machine qui n’existait pas et y ajouta des notes trois fois plus longues. Dans la dernière se trouve le premier programme publié.',
    story: paragraphs(
      'On avait demandé à Ada Lovelace de traduire un court article sur la machine analytique, une machine de laiton qui ne fut jamais construite. Ses notes finirent par faire trois fois la longueur du texte.',
      'Dans la note G, elle expose pas à pas comment la machine calculerait les nombres de Bernoulli. On y trouve des boucles, un suivi des variables et, comme le découvrent encore ceux qui l’essaient, une erreur.',
      'Ce qui la garde jeune est une autre idée : qu’une telle machine pourrait traiter tout ce qui s’écrit en symboles, la musique comprise. Notre édition contient les sept notes, de A à G.',
    ),
  },
];
