import { setImmediate as nextTurn } from 'node:timers/promises';
import { rule } from '../../../../contract/words/rules.ts';
import type { CsvRow } from '../read-file/read-csv.ts';
import { decoderOf } from './onix-encoding.ts';
import { value, type OnixElement } from './onix-element.ts';
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
 * Yields a row of column names, then a row for each product of an ONIX 3.0 message. When the rest of
 * the message cannot be read, the last row has a `fault`.
 */
export async function* readOnix(bytes: Buffer, shop: OnixShop): AsyncGenerator<CsvRow> {
  const { decode, warning } = decoderOf(bytes);
  yield { row: 1, cells: onixColumnsOf(shop), ...(warning && { warnings: [warning] }) };
  const parser = new OnixParser();
  let defaults: OnixDefaults = { currency: '', priceType: '' };
  let row = 1;
  try {
    for (let at = 0; at < bytes.length && !parser.problem; at += chunkBytes) {
      parser.write(decode(bytes.subarray(at, at + chunkBytes), at + chunkBytes >= bytes.length));
      for (const element of parser.takeFinished()) {
        if (isHeader(element)) {
          defaults = defaultsIn(element);
          continue;
        }
        if (isOfOnix2(element)) parser.refuse(rule('onix_2'));
        if (parser.problem) break;
        row += 1;
        yield { row, ...rowOf(element, shop, defaults) };
      }
      await nextTurn(); // so that other requests are served while a long file is read
    }
    if (!parser.problem) parser.close();
  } catch (error) {
    // The decoder throws these for bytes that the encoding does not have.
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    parser.refuse(rule('not_in_named_encoding'));
  }
  if (parser.problem)
    yield { row: row + 1, cells: [], fault: { message: parser.problem, isEnd: true } };
}

function isHeader({ name }: OnixElement): boolean {
  return /^header$/i.test(name);
}

function defaultsIn(header: OnixElement): OnixDefaults {
  return {
    currency: value(header, 'DefaultCurrencyCode'),
    priceType: value(header, 'DefaultPriceType'),
  };
}

/** Recognised by its elements: messages of ONIX 2 do not always name their release. */
function isOfOnix2({ parts }: OnixElement): boolean {
  const has = (...names: string[]) => parts.some(({ name }) => names.includes(name.toLowerCase()));
  return has('title', 'distinctivetitle', 'b028') && !has('descriptivedetail');
}
