import type { Rules, Things } from '../rules.ts';
import { firstRules } from './first-rules.ts';
import { labelled } from './labelled.ts';
import { vatRules } from './vat.ts';

const isbn = 'debe ser un ISBN de 10 o 13 dígitos';
const one: Record<Things, string> = {
  entries: 'entrada',
  books: 'libro',
  ids: 'identificador',
  categories: 'categoría',
  links: 'enlace',
  items: 'artículo',
};
const several: Record<Things, string> = {
  entries: 'entradas',
  books: 'libros',
  ids: 'identificadores',
  categories: 'categorías',
  links: 'enlaces',
  items: 'artículos',
};
const amount = (count: number, of: Things) => `${count} ${count === 1 ? one[of] : several[of]}`;

/** What is wrong with a field. Without a label the sentence begins with what follows it. */
export const rules: Rules = {
  ...firstRules,
  ...vatRules,
  not_text: ({ label }) => labelled(label, 'debe ser texto'),
  not_string: ({ label }) => labelled(label, 'debe ser un texto'),
  not_number: ({ label }) => labelled(label, 'debe ser un número'),
  not_whole_number: ({ label }) => labelled(label, 'debe ser un número entero'),
  not_boolean: ({ label }) => labelled(label, 'debe ser verdadero o falso'),
  not_list: ({ label }) => labelled(label, 'debe ser una lista'),
  not_object: ({ label }) => labelled(label, 'debe ser un objeto'),
  wrong_type: ({ label }) => labelled(label, 'el tipo de valor no es el esperado'),
  not_one_of: ({ label, options }) =>
    labelled(label, `debe ser uno de estos valores: ${options.join(', ')}`),
  must_be: ({ label, options }) => labelled(label, `debe ser ${options.join(', ')}`),
  not_either: ({ label, first, second }) => labelled(label, `debe ser ${first} o ${second}`),
  too_long_text: ({ label }) => labelled(label, 'el texto es demasiado largo'),
  too_short: ({ label, min }) => labelled(label, `debe tener al menos ${min} caracteres`),
  wrong_length: ({ label, min, max }) =>
    labelled(label, `debe tener entre ${min} y ${max} caracteres`),
  password_too_short: ({ label, min }) => labelled(label, `debe tener al menos ${min} caracteres`),
  same_password: ({ label }) => labelled(label, 'debe ser distinta de la actual'),
  too_many_bytes: ({ label, max }) => labelled(label, `debe tener como máximo ${max} bytes`),
  not_column_map: ({ label }) =>
    labelled(label, 'debe ser JSON que indique, para cada encabezado, una columna o null'),
  too_many: ({ label, max, of }) => labelled(label, `debe tener como máximo ${amount(max, of)}`),
  too_few: ({ label, min, of }) => labelled(label, `debe tener al menos ${amount(min, of)}`),
  no_books: ({ label }) => labelled(label, 'debe tener al menos un libro'),
  too_small: ({ label, min }) => labelled(label, `debe ser ${min} o más`),
  too_big: ({ label, max }) => labelled(label, `debe ser ${max} o menos`),
  out_of_range: ({ label, min, max }) => labelled(label, `debe estar entre ${min} y ${max}`),
  too_many_decimals: ({ label }) => labelled(label, 'debe tener como máximo dos decimales'),
  no_decimals: ({ label, currency }) =>
    labelled(label, `debe ser un número entero: ${currency} no tiene decimales`),
  currency_without_decimals: ({ label, books }) =>
    labelled(
      label,
      books === 1
        ? 'la moneda no tiene decimales y el precio de 1 libro sí: cambie antes ese precio o retire el libro'
        : `la moneda no tiene decimales y los precios de ${books} libros sí: cambie antes esos precios o retire los libros`,
    ),
  foreign_price: () => 'Su precio tiene decimales, y la moneda de la tienda no los tiene.',
  not_amount: ({ label }) => labelled(label, 'debe ser un importe'),
  invalid_email: ({ label }) => labelled(label, 'no es una dirección de correo electrónico'),
  not_id: ({ label }) => labelled(label, 'debe ser un identificador de 24 dígitos hexadecimales'),
  not_web_address: ({ label }) =>
    labelled(label, 'debe ser una dirección que empiece por http:// o https://'),
  not_currency: ({ label }) =>
    labelled(
      label,
      'deben ser las tres letras de una moneda sin decimales o con dos, como EUR o MXN',
    ),
  not_currency_code: ({ label }) => labelled(label, 'deben ser las tres letras de una moneda'),
  not_locale: ({ label }) => labelled(label, 'debe ser un idioma, como es-ES o es-MX'),
  not_time_zone: ({ label }) =>
    labelled(label, 'deben ser una zona y una ciudad, como Europe/Madrid'),
  not_color: ({ label }) => labelled(label, 'debe ser un color, como #ffc83d'),
  unreadable_color: ({ label }) =>
    labelled(
      label,
      'no es lo bastante claro ni lo bastante oscuro: no se podría leer el texto encima',
    ),
  not_order_number: ({ label }) => labelled(label, 'debe ser el número de un pedido'),
  phone_characters: ({ label }) =>
    labelled(label, 'solo puede contener dígitos, espacios y los signos + - ( ) / .'),
  phone_digits: ({ label, min, max }) =>
    labelled(label, `debe tener entre ${min} y ${max} dígitos`),
  not_isbn: ({ label }) => labelled(label, isbn),
  isbn_rounded: ({ label }) =>
    labelled(
      label,
      `${isbn}; este es un número que una hoja de cálculo ha redondeado: dé a la columna formato de texto`,
    ),
  isbn_length: ({ label, length }) => labelled(label, `${isbn}, no de ${length}`),
  isbn_prefix: ({ label }) => labelled(label, `${isbn}; los de 13 empiezan por 978 o 979`),
  isbn_check_digit: ({ label }) =>
    labelled(label, 'hay un dígito mal escrito: el dígito de control no corresponde a los demás'),
  isbn_taken: ({ label, title }) => labelled(label, `ya es el de «${title}»`),
  isbn_taken_by_other: ({ label }) => labelled(label, 'ya es el de otro libro'),
  taken: ({ label }) => labelled(label, 'ya está en uso'),
  same_id_twice: ({ label }) =>
    labelled(label, 'no debe contener dos veces el mismo identificador'),
  same_book_twice: ({ label }) => labelled(label, 'no debe contener un libro dos veces'),
  not_with_book: ({ label }) => labelled(label, 'debe omitirse si se indica un libro'),
  book_named_twice: ({ label }) => labelled(label, 'no debe nombrar un libro dos veces'),
  not_slug: ({ label }) =>
    labelled(label, 'solo puede contener letras de la a a la z, cifras y guiones sueltos'),
  not_slugs: ({ label }) => labelled(label, 'debe ser un objeto de nombres cortos'),
  unknown_slugs: ({ label }) => labelled(label, 'deben ser nombres cortos de categorías'),
  categories_missing: ({ label }) =>
    labelled(label, 'hacen falta al lado las categorías que quedan'),
  category_stays: ({ label, slug }) => labelled(label, `nombra ${slug}, que se queda`),
  category_unknown: ({ label, slug }) =>
    labelled(label, `no hay ninguna categoría «${slug}» a la que pasar libros`),
  category_has_books: ({ label, name, books }) =>
    labelled(
      label,
      `${name} tiene ${amount(books, 'books')}: indique a qué categoría ${books === 1 ? 'pasa' : 'pasan'}`,
    ),
  unknown_placeholder: ({ label, placeholder, known }) =>
    labelled(
      label,
      `el marcador {${placeholder}} no existe: los que hay son ${known.map((each) => `{${each}}`).join(' ')}`,
    ),
  missing_placeholder: ({ label, placeholder }) =>
    labelled(label, `debe contener {${placeholder}}`),
  no_change: ({ label }) => labelled(label, 'debe cambiar algo'),
  one_of_bulk: ({ label }) => labelled(label, 'debe contener uno de change, delete y restore'),
  not_export_time: ({ label }) =>
    labelled(
      label,
      'debe ser una hora tal como la escribe la exportación (2026-11-22T09:30:00.000Z), o estar vacío',
    ),
  isbn_or_book_id: ({ label }) => labelled(label, 'hay que indicarlo, o bien bookId'),
  status_or_undo: ({ label }) =>
    labelled(
      label,
      'indica el paso siguiente del pedido, y undo vuelve un paso atrás: envíe solo uno',
    ),
  only_when_undone: ({ label }) => labelled(label, 'solo se puede indicar al deshacer'),
  only_when_returned: ({ label }) =>
    labelled(label, 'solo se puede indicar en una devolución o un envío'),
  before_first_day: ({ label }) => labelled(label, 'no debe ser anterior al primer día'),
  too_many_years: ({ label, max }) =>
    labelled(
      label,
      max === 1
        ? 'debe estar a 1 año como máximo del primer día'
        : `debe estar a ${max} años como máximo del primer día`,
    ),
  required_for_isbn: ({ label }) =>
    labelled(label, 'campo obligatorio: ningún libro de la tienda tiene este ISBN'),
  same_as_row: ({ label, row }) => labelled(label, `coincide con la fila ${row}`),
  deleted_since: ({ label }) => labelled(label, 'es de un libro que se ha eliminado entretanto'),
  differs_from_file: ({ label, to, from }) =>
    labelled(label, `${to ?? 'vacío'} en el archivo y ${from ?? 'vacío'} en la tienda`),
  not_offered: ({ label }) => labelled(label, 'no se ofrece'),
  not_asked_for: ({ label }) => labelled(label, 'no se pide'),
  not_of_order: ({ label, ids }) =>
    labelled(label, `deben ser libros del pedido: ${ids.join(', ')}`),
  not_of_shop: ({ label }) => labelled(label, 'no es un libro de esta tienda'),
  not_cover: ({ label }) =>
    labelled(label, 'debe ser una dirección http(s) o el nombre de una cubierta guardada'),
  picture_unknown: ({ label }) =>
    labelled(label, 'no es una imagen de esta tienda: súbala primero'),
  picture_too_big: ({ label, megabytes }) =>
    labelled(label, `debe tener como máximo ${megabytes} MB`),
  picture_format: ({ label }) => labelled(label, 'debe ser una imagen JPEG, PNG, WebP o AVIF'),
  picture_broken: ({ label, megapixels }) =>
    labelled(label, `el archivo está dañado o tiene más de ${megapixels} millones de píxeles`),
  picture_unreadable: ({ label }) => labelled(label, 'no se puede leer'),
  only_one_file: ({ label }) => labelled(label, 'es el único archivo que se espera'),
  required_without_url: ({ label }) =>
    labelled(label, 'campo obligatorio si no se indica una dirección web'),
  fixed_price_exact: ({ label }) =>
    labelled(label, 'mostraría una rebaja, y un libro nuevo se vende a su precio fijo'),
  fixed_price_within5: ({ label }) =>
    labelled(
      label,
      'mostraría una rebaja de más del 5 %, y un libro nuevo se vende como mínimo al 95 % de su precio fijo',
    ),
  postage_of_france: ({ label, min }) =>
    labelled(
      label,
      `debe ser como mínimo ${min} mientras los gastos de envío sigan la norma de Francia`,
    ),
  not_day: ({ label }) => labelled(label, 'debe ser un día como 2026-11-28'),
  day_is_past: ({ label }) => labelled(label, 'ese día ya ha pasado'),
};
