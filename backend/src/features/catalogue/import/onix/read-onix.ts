import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodeHTMLStrict } from 'entities';
import { SaxesParser } from 'saxes';
import { escapeHtml } from '../../../../text/html.ts';
import { isHtmlElement } from '../../../../text/plain-text.ts';
import type { CsvRow } from '../read-csv.ts';
import { decoderOf } from './onix-encoding.ts';
import { value, type OnixElement } from './onix-element.ts';
import type { OnixDefaults, OnixShop } from './onix-price.ts';
import { onixColumnsOf, rowOf } from './onix-product.ts';
import { rule } from '../../../../contract/words/rules.ts';

const chunkBytes = 65_536;
const maxDepth = 50;
/** Of one product; the longest that publishers send have some hundred. */
const maxElements = 5000;
const maxProductLength = 500_000;
/** Without anything that ends in it: one text, one attribute. */
const maxLengthOfPart = 1_000_000;

/** Whether a file is XML and no list. */
export function isXml(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 400).toString('latin1').replaceAll('\0', '');
  return /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*<(?:\?xml|!|(?:\w+:)?ONIX)/i.test(
    start,
  );
}

/**
 * Every product of an ONIX 3.0 message as a row, below one of headings. What is no XML ends in a row
 * with a `fault`. Declarations are read over, never followed; entities of one's own are refused.
 */
export async function* readOnix(bytes: Buffer, shop: OnixShop): AsyncGenerator<CsvRow> {
  const { decode, warning } = decoderOf(bytes);
  yield { row: 1, cells: onixColumnsOf(shop), ...(warning && { warnings: [warning] }) };
  const found: OnixElement[] = [];
  const open: OnixElement[] = [];
  let defaults: OnixDefaults = { currency: '', priceType: '' };
  let problem: string | undefined;
  let [elements, length, position, depth, isMessage] = [0, 0, 0, 0, false];
  const parser = new SaxesParser();
  // Those of the message's own definition, which are HTML's.
  const own = new Map(Object.entries(parser.ENTITIES));
  parser.ENTITIES = new Proxy(parser.ENTITIES, {
    get: (_own, name) => own.get(String(name)) ?? htmlEntity(name),
  });
  const refuse = (broken: string) => {
    problem ??= rule('onix_fault', { broken, line: parser.line });
  };
  parser.on('error', ({ message }) => {
    // Signs that XML forbids do not matter in a text.
    if (/(?:disallowed character\.|malformed character entity\.)$/.test(message)) return;
    refuse(rule('not_xml', { text: message.replace(/^[\d:\s]+/, '') }));
  });
  parser.on('doctype', (text) => {
    if (text.includes('[')) refuse(rule('xml_entities'));
  });
  parser.on('opentag', ({ name: fullName, attributes }) => {
    const name = fullName.replace(/^[^:]*:/, '');
    depth += 1;
    isMessage ||= /^ONIXmessage$/i.test(name);
    if (depth === 1 && !isMessage) refuse(rule('not_onix'));
    if (depth === 1 && attributes.release?.startsWith('2')) refuse(onix2);
    if (depth > maxDepth) refuse(rule('nested_too_deeply'));
    const parent = open.at(-1);
    if (!parent && !/^(?:product|header)$/i.test(name)) return;
    const element = { name, attributes, text: '', parts: [] };
    if (!parent) [elements, length] = [0, 0];
    parent?.parts.push(element);
    open.push(element);
    elements += 1;
    if (elements > maxElements) refuse(rule('product_of_too_many_parts'));
  });
  const take = (raw: string) => {
    const text = raw.replace(/[^\P{Cc}\t\r\n]/gu, '');
    const element = open.at(-1);
    if (!element) return;
    length += text.length;
    if (length > maxProductLength) return refuse(rule('product_too_long'));
    if (element.html !== undefined) element.html += escapeHtml(text);
    element.text += text;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', () => {
    depth -= 1;
    const closed = open.pop();
    const parent = open.at(-1);
    if (closed && !parent) found.push(closed);
    // A text may have paragraphs and words that are set off; what they say is the text.
    if (closed && parent && isHtmlElement(closed.name)) {
      parent.html ??= escapeHtml(parent.text);
      parent.html += `<${closed.name}>${closed.html ?? escapeHtml(closed.text)}</${closed.name}>`;
      parent.text += ` ${closed.text} `;
    }
    position = parser.position;
  });
  let row = 1;
  try {
    for (let at = 0; at < bytes.length && !problem; at += chunkBytes) {
      parser.write(decode(bytes.subarray(at, at + chunkBytes), at + chunkBytes >= bytes.length));
      if (parser.position - position > maxLengthOfPart) refuse(rule('part_too_long'));
      for (const element of found.splice(0)) {
        if (/^header$/i.test(element.name)) {
          const currency = value(element, 'DefaultCurrencyCode');
          defaults = { currency, priceType: value(element, 'DefaultPriceType') };
          continue;
        }
        if (isOfOnix2(element)) refuse(onix2);
        if (problem) break;
        row += 1;
        yield { row, ...rowOf(element, shop, defaults) };
      }
      await nextTurn(); // other visitors get theirs while a long file is read
    }
    if (!problem) parser.close();
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    refuse(rule('not_in_named_encoding'));
  }
  if (problem) yield { row: row + 1, cells: [], fault: { message: problem, isEnd: true } };
}

const onix2 = rule('onix_2');

/** Messages of that time do not always name their release. */
function isOfOnix2({ parts }: OnixElement): boolean {
  const has = (...names: string[]) => parts.some(({ name }) => names.includes(name.toLowerCase()));
  return has('title', 'distinctivetitle', 'b028') && !has('descriptivedetail');
}

function htmlEntity(name: string | symbol): string | undefined {
  const entity = `&${String(name)};`;
  const decoded = decodeHTMLStrict(entity);
  return decoded === entity ? undefined : decoded;
}
