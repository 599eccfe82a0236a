import type { OnixRules } from '../onix-rules.ts';
import { ruleSentence } from '../rules.ts';
import { labelled } from './labelled.ts';
import { rules } from './rules.ts';

const say = (broken: string) => ruleSentence(broken, { ...rules, ...onixRules });
const list = new Intl.ListFormat('es');

/** Errors and warnings of the products of an ONIX message. */
export const onixRules: OnixRules = {
  draft_without_price_because: ({ label, why }) =>
    labelled(label, `falta, así que el libro entra como borrador: ${say(why)}`),
  draft_because: ({ label, why }) => labelled(label, `entra como borrador: ${say(why)}`),
  why_free: () => 'es gratuito',
  why_no_price_yet: () => 'su precio aún no está anunciado',
  why_not_alone: () => 'no se vende suelto',
  why_on_request: () => 'su precio solo se da a petición',
  why_not_as_set: () => 'no se vende como lote',
  why_cancelled: () => 'su publicación está cancelada',
  why_postponed: () => 'está aplazado sin fecha',
  why_not_appeared: () => 'aún no se ha publicado',
  why_withdrawn_for_now: () => 'está retirado de la venta por ahora',
  why_out_of_print: () => 'está descatalogado',
  why_withdrawn: () => 'está retirado de la venta',
  why_recalled: () => 'ha sido retirado del mercado',
  why_other_countries: () => 'se vende en otros países',
  why_not_available: () => 'no está disponible',
  why_no_retail_price: () => 'no tiene precio de venta al público',
  why_prices_elsewhere: () => 'sus precios son para otros países',
  why_prices_of_other_days: () => 'sus precios no son los de hoy',
  why_none: () => 'el mensaje no indica ninguno',
  why_no_currency: () => 'su precio no indica moneda',
  why_other_currency: ({ others, currency }) =>
    `el archivo tiene precios en ${list.format(others)} y la tienda usa ${currency}`,
  prices_alike: ({ label, amounts }) =>
    labelled(
      label,
      `es dudoso: el mensaje da ${list.format(amounts.map(String))} sin nada que los distinga`,
    ),
  record_deleted: ({ label }) =>
    labelled(label, 'se ignora: la editorial elimina el registro; el libro queda como está'),
  record_replaced: ({ label, row }) =>
    labelled(label, `se ignora: vale un registro posterior de este libro (fila ${row})`),
  not_utf8_as_named: ({ label }) =>
    labelled(label, 'no está en UTF-8 como dice el mensaje: se lee como Windows-1252'),
  onix_fault: ({ label, broken, line }) => labelled(label, `${say(broken)} (línea ${line})`),
  not_xml: ({ label, text }) => labelled(label, `no es XML: ${text}`),
  xml_entities: ({ label }) => labelled(label, 'declara entidades, que no se leen'),
  not_onix: ({ label }) => labelled(label, 'es XML, pero no un mensaje ONIX'),
  nested_too_deeply: ({ label }) => labelled(label, 'tiene demasiados niveles'),
  product_of_too_many_parts: ({ label }) => labelled(label, 'es un producto con demasiadas partes'),
  product_too_long: ({ label }) => labelled(label, 'es un producto con demasiado texto'),
  part_too_long: ({ label }) => labelled(label, 'tiene una parte demasiado larga'),
  not_in_named_encoding: ({ label }) => labelled(label, 'no está en la codificación que indica'),
  onix_2: ({ label }) => labelled(label, 'es ONIX 2: pida ONIX 3.0'),
};
