import { setImmediate as nextTurn } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { encodingOf } from '../decode-file.ts';
import { onixColumns, productCells, whyNoPrice, type OnixElement } from './onix-product.ts';
import type { CsvRow } from '../read-csv.ts';

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
  return /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*<(?:\?xml|!|ONIX)/i.test(start);
}

/**
 * Every product of an ONIX 3.0 message as a row, below one of headings. What is no XML ends in a row
 * with a `fault`. Declarations are read over, never followed; entities of one's own are refused.
 */
export async function* readOnix(bytes: Buffer, currency: string): AsyncGenerator<CsvRow> {
  yield { row: 1, cells: onixColumns };
  const products: OnixElement[] = [];
  const open: OnixElement[] = [];
  let problem: string | undefined;
  let [elements, length, position, depth, isMessage] = [0, 0, 0, 0, false];
  const parser = new SaxesParser();
  const refuse = (message: string) => {
    problem ??= `${message} (line ${parser.line})`;
  };
  parser.on('error', ({ message }) => refuse(`is no XML: ${message.replace(/^[\d:\s]+/, '')}`));
  parser.on('doctype', (text) => {
    if (text.includes('[')) refuse('declares entities, which are not read');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    isMessage ||= /^ONIXmessage$/i.test(name);
    if (depth === 1 && !isMessage) refuse('is XML, but no message of ONIX');
    if (depth === 1 && attributes.release?.startsWith('2')) refuse('is ONIX 2: ask for ONIX 3.0');
    if (depth > maxDepth) refuse('is nested too deeply');
    const parent = open.at(-1);
    if (!parent && !/^product$/i.test(name)) return;
    const element = { name, text: '', parts: [] };
    if (!parent) [elements, length] = [0, 0];
    parent?.parts.push(element);
    open.push(element);
    elements += 1;
    if (elements > maxElements) refuse('is a product of too many parts');
  });
  const take = (text: string) => {
    const element = open.at(-1);
    if (!element) return;
    length += text.length;
    if (length > maxProductLength) refuse('is a product with too much text');
    else element.text += text;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', () => {
    depth -= 1;
    const closed = open.pop();
    if (closed && open.length === 0) products.push(closed);
    // A text may have paragraphs and words that are set off; what they say is the text.
    if (closed && open.some(({ name }) => /^(?:text|d104)$/i.test(name))) {
      open.at(-1)!.text += ` ${closed.text} `;
    }
    position = parser.position;
  });
  let row = 1;
  try {
    const decoder = new TextDecoder(encodingIn(bytes), { fatal: true });
    for (let at = 0; at < bytes.length && !problem; at += chunkBytes) {
      const isLast = at + chunkBytes >= bytes.length;
      parser.write(decoder.decode(bytes.subarray(at, at + chunkBytes), { stream: !isLast }));
      if (parser.position - position > maxLengthOfPart) refuse('has a part that is too long');
      for (const product of products.splice(0)) {
        row += 1;
        const cells = productCells(product, currency);
        if (cells) yield { row, cells, isSparse: true, whyNoPrice: whyNoPrice(product, currency) };
      }
      await nextTurn(); // other visitors get theirs while a long file is read
    }
    if (!problem) parser.close();
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    refuse('is not in the encoding that it names');
  }
  if (problem) yield { row: row + 1, cells: [], fault: { message: problem } };
}

function encodingIn(bytes: Buffer): string {
  const found = encodingOf(bytes);
  if (found !== 'utf-8') return found;
  const start = bytes.subarray(0, 200).toString('latin1');
  return /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/i.exec(start)?.[1] ?? found;
}
