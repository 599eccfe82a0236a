import type { Rules, Things } from '../rules.ts';
import { firstRules, labelled } from './first-rules.ts';
import { vatRules } from './vat.ts';

const isbn = 'un ISBN de 10 ou 13 chiffres est attendu';
const one: Record<Things, string> = {
  entries: 'entrée',
  books: 'livre',
  ids: 'identifiant',
  categories: 'catégorie',
  links: 'lien',
  items: 'élément',
};
const several: Record<Things, string> = {
  entries: 'entrées',
  books: 'livres',
  ids: 'identifiants',
  categories: 'catégories',
  links: 'liens',
  items: 'éléments',
};
const things = (count: number, of: Things) => `${count} ${count < 2 ? one[of] : several[of]}`;

/** What is wrong with a field: after its label and a colon, or alone. */
export const rules: Rules = {
  ...firstRules,
  ...vatRules,
  not_text: ({ label }) => labelled(label, 'du texte est attendu'),
  not_string: ({ label }) => labelled(label, 'un texte est attendu'),
  not_number: ({ label }) => labelled(label, 'un nombre est attendu'),
  not_whole_number: ({ label }) => labelled(label, 'un nombre entier est attendu'),
  not_boolean: ({ label }) => labelled(label, '« true » ou « false » est attendu'),
  not_list: ({ label }) => labelled(label, 'une liste est attendue'),
  not_object: ({ label }) => labelled(label, 'un objet est attendu'),
  wrong_type: ({ label }) => labelled(label, 'une autre sorte de valeur est attendue'),
  not_one_of: ({ label, options }) => labelled(label, `valeurs possibles : ${options.join(', ')}`),
  must_be: ({ label, options }) => labelled(label, `valeur attendue : ${options.join(', ')}`),
  not_either: ({ label, first, second }) => labelled(label, `${first} ou ${second} est attendu`),
  too_long_text: ({ label }) => labelled(label, 'texte trop long'),
  too_short: ({ label, min }) => labelled(label, `${min} caractères au minimum`),
  wrong_length: ({ label, min, max }) => labelled(label, `de ${min} à ${max} caractères`),
  password_too_short: ({ label, min }) => labelled(label, `${min} caractères au minimum`),
  same_password: ({ label }) => labelled(label, 'il doit être différent de l’actuel'),
  too_many_bytes: ({ label, max }) => labelled(label, `${max} octets au maximum`),
  not_column_map: ({ label }) =>
    labelled(label, 'un JSON qui associe une colonne, ou null, à chaque en-tête est attendu'),
  too_many: ({ label, max, of }) => labelled(label, `${things(max, of)} au maximum`),
  too_few: ({ label, min, of }) => labelled(label, `${things(min, of)} au minimum`),
  no_books: ({ label }) => labelled(label, 'il faut au moins un livre'),
  too_small: ({ label, min }) => labelled(label, `${min} au minimum`),
  too_big: ({ label, max }) => labelled(label, `${max} au maximum`),
  out_of_range: ({ label, min, max }) => labelled(label, `de ${min} à ${max}`),
  too_many_decimals: ({ label }) => labelled(label, 'deux décimales au maximum'),
  no_decimals: ({ label, currency }) =>
    labelled(label, `un nombre entier est attendu, ${currency} n’a pas de décimales`),
  currency_without_decimals: ({ label, books }) =>
    labelled(
      label,
      books === 1
        ? 'cette devise n’a pas de décimales, mais le prix d’un livre en a ; modifiez-le ou retirez ce livre d’abord'
        : `cette devise n’a pas de décimales, mais les prix de ${books} livres en ont ; modifiez-les ou retirez ces livres d’abord`,
    ),
  foreign_price: () => 'Son prix a des décimales, que la devise de la librairie n’a pas.',
  not_amount: ({ label }) => labelled(label, 'un montant est attendu'),
  invalid_email: ({ label }) => labelled(label, 'ce n’est pas une adresse e-mail'),
  not_id: ({ label }) => labelled(label, 'un identifiant de 24 chiffres hexadécimaux est attendu'),
  not_web_address: ({ label }) =>
    labelled(label, 'une adresse qui commence par http:// ou https:// est attendue'),
  not_currency: ({ label }) =>
    labelled(
      label,
      'les trois lettres d’une devise sans décimale ou à deux décimales sont attendues, par exemple EUR',
    ),
  not_currency_code: ({ label }) =>
    labelled(label, 'les trois lettres d’une devise sont attendues'),
  not_locale: ({ label }) => labelled(label, 'une langue est attendue, par exemple fr-FR ou fr-CH'),
  not_time_zone: ({ label }) =>
    labelled(label, 'une zone et une ville sont attendues, par exemple Europe/Paris'),
  not_color: ({ label }) => labelled(label, 'une couleur est attendue, par exemple #ffc83d'),
  unreadable_color: ({ label }) =>
    labelled(label, 'ni assez claire ni assez foncée, le texte y serait illisible'),
  not_order_number: ({ label }) => labelled(label, 'un numéro de commande est attendu'),
  phone_characters: ({ label }) =>
    labelled(label, 'seuls les chiffres, les espaces et + - ( ) / . sont admis'),
  phone_digits: ({ label, min, max }) => labelled(label, `de ${min} à ${max} chiffres`),
  not_isbn: ({ label }) => labelled(label, isbn),
  isbn_rounded: ({ label }) =>
    labelled(
      label,
      `${isbn} ; ce nombre a été arrondi par un tableur, mettez sa colonne au format texte`,
    ),
  isbn_length: ({ label, length }) => labelled(label, `${isbn}, et non ${length}`),
  isbn_prefix: ({ label }) =>
    labelled(label, `${isbn} ; ceux de 13 chiffres commencent par 978 ou 979`),
  isbn_check_digit: ({ label }) =>
    labelled(label, 'faute de frappe, le chiffre de contrôle ne correspond pas aux autres'),
  isbn_taken: ({ label, title }) => labelled(label, `c’est déjà celui de « ${title} »`),
  isbn_taken_by_other: ({ label }) => labelled(label, 'c’est déjà celui d’un autre livre'),
  taken: ({ label }) => labelled(label, 'déjà pris'),
  same_id_twice: ({ label }) => labelled(label, 'un même identifiant ne peut y figurer deux fois'),
  same_book_twice: ({ label }) => labelled(label, 'un livre ne peut y figurer deux fois'),
  not_with_book: ({ label }) => labelled(label, 'à laisser de côté lorsqu’un livre est indiqué'),
  book_named_twice: ({ label }) => labelled(label, 'un livre ne peut être indiqué deux fois'),
  not_slug: ({ label }) =>
    labelled(label, 'seuls a à z, 0 à 9 et des traits d’union isolés sont admis'),
  not_slugs: ({ label }) => labelled(label, 'un objet de noms courts est attendu'),
  unknown_slugs: ({ label }) => labelled(label, 'des noms courts de catégories sont attendus'),
  categories_missing: ({ label }) =>
    labelled(label, 'les catégories qui restent doivent être indiquées en même temps'),
  category_stays: ({ label, slug }) => labelled(label, `${slug} est indiquée, mais elle reste`),
  category_unknown: ({ label, slug }) =>
    labelled(label, `il n’y a pas de « ${slug} » où déplacer des livres`),
  category_has_books: ({ label, name, books }) =>
    labelled(
      label,
      `${name} contient ${things(books, 'books')}, indiquez quelle catégorie les reprend`,
    ),
  unknown_placeholder: ({ label, placeholder, known }) =>
    labelled(
      label,
      `le champ {${placeholder}} est inconnu ; possibles : ${known.map((each) => `{${each}}`).join(' ')}`,
    ),
  missing_placeholder: ({ label, placeholder }) =>
    labelled(label, `{${placeholder}} doit y figurer`),
  no_change: ({ label }) => labelled(label, 'il faut au moins une modification'),
  one_of_bulk: ({ label }) =>
    labelled(label, 'une seule action parmi change, delete et restore est attendue'),
  not_export_time: ({ label }) =>
    labelled(
      label,
      'une heure telle que l’export l’écrit (2026-11-22T09:30:00.000Z) ou rien est attendu',
    ),
  isbn_or_book_id: ({ label }) => labelled(label, 'champ obligatoire, à moins d’indiquer bookId'),
  status_or_undo: ({ label }) =>
    labelled(
      label,
      'il indique où va la commande, et undo revient d’une étape ; envoyez l’un des deux',
    ),
  only_when_undone: ({ label }) => labelled(label, 'à indiquer seulement lors d’une annulation'),
  only_when_returned: ({ label }) =>
    labelled(label, 'à indiquer seulement lors d’un retour ou d’un envoi'),
  before_first_day: ({ label }) => labelled(label, 'il ne peut précéder le premier jour'),
  too_many_years: ({ label, max }) =>
    labelled(label, `${max} ans au maximum après le premier jour`),
  required_for_isbn: ({ label }) =>
    labelled(label, 'champ obligatoire, aucun livre de la librairie n’a cet ISBN'),
  same_as_row: ({ label, row }) => labelled(label, `valeur identique à celle de la ligne ${row}`),
  deleted_since: ({ label }) => labelled(label, 'livre supprimé entre-temps'),
  differs_from_file: ({ label, to, from }) =>
    labelled(label, `${to ?? 'vide'} dans le fichier et ${from ?? 'vide'} dans la librairie`),
  not_offered: ({ label }) => labelled(label, 'non proposé'),
  not_asked_for: ({ label }) => labelled(label, 'non demandé'),
  not_of_order: ({ label, ids }) =>
    labelled(label, `des livres de la commande sont attendus : ${ids.join(', ')}`),
  not_of_shop: ({ label }) => labelled(label, 'ce livre n’est pas dans la librairie'),
  not_cover: ({ label }) =>
    labelled(label, 'une adresse http(s) ou le nom d’une couverture enregistrée est attendu'),
  picture_unknown: ({ label }) =>
    labelled(label, 'cette image n’est pas dans la librairie, envoyez-la d’abord'),
  picture_too_big: ({ label, megabytes }) => labelled(label, `${megabytes} Mo au maximum`),
  picture_format: ({ label }) => labelled(label, 'format JPEG, PNG, WebP ou AVIF attendu'),
  picture_broken: ({ label, megapixels }) =>
    labelled(label, `fichier endommagé ou de plus de ${megapixels} millions de pixels`),
  picture_unreadable: ({ label }) => labelled(label, 'fichier illisible'),
  only_one_file: ({ label }) => labelled(label, 'un seul fichier est attendu'),
  required_without_url: ({ label }) =>
    labelled(label, 'champ obligatoire, sauf si une adresse web est indiquée'),
  fixed_price_exact: ({ label }) =>
    labelled(
      label,
      'cela afficherait une remise, or un livre neuf se vend au prix fixé par l’éditeur',
    ),
  fixed_price_within5: ({ label }) =>
    labelled(
      label,
      'cela afficherait une remise de plus de 5 %, or un livre neuf se vend au moins à 95 % du prix fixé par l’éditeur',
    ),
  postage_of_france: ({ label, min }) =>
    labelled(label, `${min} au minimum tant que la règle française des frais de port s’applique`),
  not_day: ({ label }) => labelled(label, 'indiquez un jour comme 2026-11-28'),
  day_is_past: ({ label }) => labelled(label, 'ce jour est déjà passé'),
};
