import type { ColumnMap, ImportWarning } from '../../../../contract/book/book-import.ts';
import type { FileRow } from './read-csv.ts';
import { isHeader, readHeader, type Header, type HeaderContext } from './read-header.ts';
import { warningsOf } from './read-row.ts';

export const maxRows = 50_000;
/** Lines with a title or date may precede the headings. */
const maxRowsAboveHeader = 10;

interface Table {
  header: Header;
  /** The rows below the header, at most one more than `maxRows`; none if the header has errors. */
  lines: FileRow[];
  /** Of the rows down to the header. */
  warnings: ImportWarning[];
  /** False when a row cannot be read. */
  isReadable: boolean;
  /** The rest of the file could not be read. */
  isCut: boolean;
}

/** Undefined for an empty file. */
export async function readTable(
  source: AsyncGenerator<FileRow>,
  context: HeaderContext,
): Promise<Table | undefined> {
  const top = await readToHeader(source, context.map);
  const last = top.at(-1);
  if (!last) return undefined;
  const header = readHeader(endsTop(last, context.map) ? last : top[0]!, context);
  const lines = header.errors.length > 0 ? [] : await readLines(source);
  const all = [...top, ...lines];
  return {
    header,
    lines,
    warnings: top.flatMap(warningsOf),
    isReadable: all.every(({ fault }) => !fault),
    isCut: all.some(({ fault }) => fault?.isEnd),
  };
}

/** Reads down to the first row with a key field. */
async function readToHeader(source: AsyncGenerator<FileRow>, map: ColumnMap): Promise<FileRow[]> {
  const top: FileRow[] = [];
  while (top.length < maxRowsAboveHeader) {
    const next = await source.next();
    if (next.done) break;
    top.push(next.value);
    if (endsTop(next.value, map)) break;
  }
  return top;
}

/** The header, or a row that cannot be read: the rows above are skipped. */
function endsTop(line: FileRow, map: ColumnMap): boolean {
  return line.fault !== undefined || isHeader(line, map);
}

async function readLines(source: AsyncGenerator<FileRow>): Promise<FileRow[]> {
  const lines: FileRow[] = [];
  for await (const line of source) {
    lines.push(line);
    if (lines.length > maxRows) break;
  }
  return lines;
}
