import { setImmediate as nextTurn } from 'node:timers/promises';
import { rule } from '../../../../contract/words/rules.ts';
import type { FileRow } from '../read-file/read-csv.ts';
import { decoderOf } from './onix-encoding.ts';
import { textOf, type OnixElement } from './onix-element.ts';
import { OnixParser } from './onix-parser.ts';
import type { OnixDefaults, OnixShop } from './onix-price.ts';
import { onixColumnsOf, rowOf } from './onix-product.ts';

const chunkBytes = 65_536;

/** Whether a file is XML rather than a table. */
export function isXml(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 400).toString('latin1').replaceAll('\0', '');
  return /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*<(?:\?xml|!|(?:\w+:)?ONIX)/i.test(
    start,
  );
}

/**
 * Yields a row of column names, then a row for each product of an ONIX 3.0 message. If the rest of the
 * message cannot be read, the last row has a `fault`.
 */
export async function* readOnix(bytes: Buffer, shop: OnixShop): AsyncGenerator<FileRow> {
  const { decode, warning } = decoderOf(bytes);
  yield { row: 1, cells: onixColumnsOf(shop), ...(warning && { warnings: [warning] }) };
  const parser = new OnixParser();
  let defaults: OnixDefaults = { currency: '', priceType: '' };
  let row = 1;
  try {
    for (let start = 0; start < bytes.length && !parser.problem; start += chunkBytes) {
      const end = start + chunkBytes;
      parser.write(decode(bytes.subarray(start, end), end >= bytes.length));
      for (const element of parser.takeFinished()) {
        if (/^header$/i.test(element.name)) {
          const currency = textOf(element, 'DefaultCurrencyCode');
          defaults = { currency, priceType: textOf(element, 'DefaultPriceType') };
          continue;
        }
        if (isOfOnix2(element)) parser.refuse(rule('onix_2'));
        if (parser.problem) break;
        row += 1;
        yield { row, ...rowOf(element, shop, defaults) };
      }
      await nextTurn(); // lets other requests run
    }
    if (!parser.problem) parser.close();
  } catch (error) {
    // The decoder throws these for invalid bytes.
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    parser.refuse(rule('not_in_named_encoding'));
  }
  if (parser.problem)
    yield { row: row + 1, cells: [], fault: { message: parser.problem, isEnd: true } };
}

/** By its elements: not every message of ONIX 2 has its release. */
function isOfOnix2({ children }: OnixElement): boolean {
  const has = (...names: string[]) =>
    children.some(({ name }) => names.includes(name.toLowerCase()));
  return has('title', 'distinctivetitle', 'b028') && !has('descriptivedetail');
}
