import type { ImportRules } from '../import-rules.ts';
import { ruleSentence } from '../rules.ts';
import { labelled } from './labelled.ts';
import { rules } from './rules.ts';

const isRegular = 'es el precio habitual, no el de la oferta:';
const leftOut = (label: string, why: string) => labelled(label, `se omite (${why})`);

/** Errors and warnings of the rows of a file; the label is the name of the column, or empty. */
export const importRules: ImportRules = {
  there_twice: ({ label }) => labelled(label, 'aparece dos veces'),
  no_heading: ({ label }) => labelled(label, 'falta: ningún encabezado lo indica'),
  no_header: ({ label }) => labelled(label, 'falta: no hay línea de encabezados'),
  too_many_rows: ({ label, max }) =>
    labelled(label, `el archivo tiene más de ${max} filas: divídalo`),
  too_many_cells: ({ label, max }) => labelled(label, `su fila tiene más de ${max} celdas`),
  too_many_empty_rows: ({ label, max }) =>
    labelled(label, `el archivo tiene más de ${max} filas vacías: elimínelas`),
  row_too_long: ({ label, max }) =>
    labelled(label, `su fila tiene más de ${max} bytes o unas comillas que no se cierran`),
  quote_open: ({ label }) => labelled(label, 'hay unas comillas que no se cierran'),
  quote_stray: ({ label }) =>
    labelled(
      label,
      'hay unas comillas sueltas: ponga toda la celda entre comillas y escriba dobles las que contenga',
    ),
  no_name_in_header: ({ label }) =>
    labelled(label, 'hay texto donde el encabezado no tiene nombre (¿sobra un separador?)'),
  amount_in_doubt: ({ label, first, second }) =>
    labelled(
      label,
      `se puede leer como ${first} o como ${second}: indique cómo escribe el archivo los importes`,
    ),
  old_price_in_doubt: ({ label, first, second }) =>
    leftOut(
      label,
      `se puede leer como ${first} o como ${second}; indique cómo escribe el archivo los importes`,
    ),
  regular_price_below: ({ label, regular, price }) =>
    labelled(label, `valor dudoso: el precio habitual, ${regular}, es inferior a ${price}`),
  sale_dates_unreadable: ({ label, dates }) =>
    labelled(label, `${isRegular} sus fechas no se pueden leer (${dates})`),
  sale_over: ({ label, day }) => labelled(label, `${isRegular} terminó el ${day}`),
  sale_not_begun: ({ label, day }) => labelled(label, `${isRegular} empieza el ${day}`),
  sale_free: ({ label }) => labelled(label, `${isRegular} es 0`),
  other_currency: ({ label, other, more, currency }) =>
    labelled(
      label,
      more > 0
        ? `está en ${other} (y ${more} más): el número se toma como ${currency}`
        : `está en ${other}: el número se toma como ${currency}`,
    ),
  first_of_several: ({ label, isbn }) => labelled(label, `se lee ${isbn}, el primero de varios`),
  read_as: ({ label, value, text }) => labelled(label, `se lee como ${value}: «${text}»`),
  left_out: ({ label, broken }) => leftOut(label, ruleSentence(broken, rules)),
  left_out_category: ({ label, broken, category }) =>
    leftOut(label, ruleSentence(broken, rules, `«${category}»`)),
  left_out_year: ({ label, text }) => leftOut(label, `no hay ningún año en «${text}»`),
  left_out_year_as_date: ({ label, text }) =>
    leftOut(label, `«${text}» puede ser un año que una hoja de cálculo muestra como fecha`),
  left_out_pages: ({ label, text }) =>
    leftOut(label, `no hay ningún número de páginas en «${text}»`),
  left_out_stock: ({ label, text }) =>
    leftOut(label, `no hay ningún número de ejemplares en «${text}»`),
  left_out_stock_of_new: ({ label, broken }) =>
    `${ruleSentence(broken, { ...rules, ...importRules }, label)}; sin número, un libro nuevo nunca se agota`,
  left_out_isbn: ({ label, text }) => leftOut(label, `«${text}» no es un ISBN`),
  left_out_flag: ({ label, text }) => leftOut(label, `«${text}» no es ni sí ni no`),
  left_out_picture: ({ label, text }) =>
    leftOut(label, `«${text}» no es la dirección http(s) de una imagen`),
  taken_for_yes: ({ label, text }) =>
    labelled(label, `se toma como sí: «${text}» no es ni sí ni no`),
  draft_without_price: ({ label }) =>
    labelled(label, 'falta, así que el libro entra como borrador'),
  letters_lost: ({ label, letters }) =>
    labelled(
      label,
      letters === 1
        ? 'hay 1 letra que no es UTF-8, como el resto: se muestra como \ufffd'
        : `hay ${letters} letras que no son UTF-8, como el resto: se muestran como \ufffd`,
    ),
  encoding_guessed: ({ label, encoding }) =>
    labelled(label, `se lee como ${encoding}: revise las letras con acentos`),
};
