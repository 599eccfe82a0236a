import { ordinal } from './ordinal.ts';
import type { ImportRules } from '../import-rules.ts';
import { ruleSentence } from '../rules.ts';
import { labelled } from './first-rules.ts';
import { rules } from './rules.ts';

const isRegular = 'prix normal au lieu de celui de la promotion, car';
const leftOut = (label: string, why: string) => labelled(label, `valeur ignorée, ${why}`);

/** Errors and warnings of the rows of a file; the label is the name of the column, or empty. */
export const importRules: ImportRules = {
  there_twice: ({ label }) => labelled(label, 'présent deux fois'),
  no_heading: ({ label }) => labelled(label, 'colonne manquante, aucun en-tête ne porte ce nom'),
  no_header: ({ label }) => labelled(label, 'colonne manquante, il n’y a pas de ligne d’en-tête'),
  too_many_rows: ({ label, max }) =>
    labelled(label, `plus de ${max} lignes, merci de diviser le fichier`),
  too_many_cells: ({ label, max }) => labelled(label, `ligne de plus de ${max} cellules`),
  too_many_empty_rows: ({ label, max }) =>
    labelled(label, `plus de ${max} lignes vides, merci de les supprimer du fichier`),
  row_too_long: ({ label, max }) =>
    labelled(label, `ligne de plus de ${max} octets, ou guillemet jamais refermé`),
  quote_open: ({ label }) => labelled(label, 'guillemet jamais refermé'),
  quote_stray: ({ label }) =>
    labelled(
      label,
      'guillemet isolé ; mettez toute la cellule entre guillemets et doublez ceux qu’elle contient',
    ),
  no_name_in_header: ({ label }) =>
    labelled(label, 'du texte là où l’en-tête n’a pas de nom (un séparateur de trop ?)'),
  amount_in_doubt: ({ label, first, second }) =>
    labelled(
      label,
      `peut se lire ${first} ou ${second} ; merci d’indiquer comment le fichier écrit les montants`,
    ),
  old_price_in_doubt: ({ label, first, second }) =>
    leftOut(
      label,
      `elle peut se lire ${first} ou ${second} ; merci d’indiquer comment le fichier écrit les montants`,
    ),
  regular_price_below: ({ label, regular, price }) =>
    labelled(label, `valeur douteuse, le prix normal de ${regular} est inférieur à ${price}`),
  sale_dates_unreadable: ({ label, dates }) =>
    labelled(label, `${isRegular} ses dates sont illisibles (${dates})`),
  sale_over: ({ label, day }) =>
    labelled(label, `${isRegular} elle s’est terminée le ${ordinal(day)}`),
  sale_not_begun: ({ label, day }) =>
    labelled(label, `${isRegular} elle commence le ${ordinal(day)}`),
  sale_free: ({ label }) => labelled(label, `${isRegular} celui-ci est de 0`),
  other_currency: ({ label, other, more, currency }) =>
    more > 0
      ? labelled(label, `en ${other} (et ${more} de plus), le nombre est repris en ${currency}`)
      : labelled(label, `en ${other}, le nombre est repris en ${currency}`),
  first_of_several: ({ label, isbn }) =>
    labelled(label, `lu comme ${isbn}, le premier de plusieurs`),
  read_as: ({ label, value, text }) => labelled(label, `« ${text} » est lu comme ${value}`),
  left_out: ({ label, broken }) => leftOut(label, ruleSentence(broken, rules)),
  left_out_category: ({ label, broken, category }) =>
    leftOut(label, ruleSentence(broken, rules, `« ${category} »`)),
  left_out_year: ({ label, text }) => leftOut(label, `pas d’année dans « ${text} »`),
  left_out_year_as_date: ({ label, text }) =>
    leftOut(label, `« ${text} » est peut-être une année qu’un tableur affiche comme une date`),
  left_out_pages: ({ label, text }) => leftOut(label, `pas de nombre de pages dans « ${text} »`),
  left_out_stock: ({ label, text }) =>
    leftOut(label, `pas de nombre d’exemplaires dans « ${text} »`),
  left_out_stock_of_new: ({ label, broken }) =>
    `${ruleSentence(broken, { ...rules, ...importRules }, label)} ; sans nombre, un nouveau livre est toujours disponible`,
  left_out_isbn: ({ label, text }) => leftOut(label, `« ${text} » n’est pas un ISBN`),
  left_out_flag: ({ label, text }) => leftOut(label, `« ${text} » n’est ni oui ni non`),
  left_out_picture: ({ label, text }) =>
    leftOut(label, `« ${text} » n’est pas l’adresse http(s) d’une image`),
  taken_for_yes: ({ label, text }) =>
    labelled(label, `lu comme oui, « ${text} » n’est ni oui ni non`),
  draft_without_price: ({ label }) =>
    labelled(label, 'valeur manquante, le livre arrive donc en brouillon'),
  letters_lost: ({ label, letters }) =>
    labelled(
      label,
      letters === 1
        ? '1 lettre n’est pas en UTF-8 comme le reste, elle s’affiche \ufffd'
        : `${letters} lettres ne sont pas en UTF-8 comme le reste, elles s’affichent \ufffd`,
    ),
  encoding_guessed: ({ label, encoding }) =>
    labelled(label, `lu en ${encoding}, merci de vérifier les lettres accentuées`),
};
