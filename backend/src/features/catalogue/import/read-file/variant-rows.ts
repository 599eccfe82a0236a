import type { FileRow } from './read-csv.ts';
import type { Header } from './read-header.ts';

interface Table {
  lines: FileRow[];
  header: Header;
}

/** Shopify's option of a product without options. */
const noOption = 'Default Title';

/**
 * Shopify exports the variants of a product as rows below it, with its handle and without a title. Each
 * becomes a book with its own price, stock, ISBN and format (the options); other cells come from the
 * product. A row of a further picture is left unchanged.
 */
export function fillVariants({ lines, header }: Table): Table {
  const [handle] = header.roles.get('handle') ?? [];
  const [title] = header.cellsOf.get('title') ?? [];
  const options = header.roles.get('option') ?? [];
  if (title === undefined || (handle === undefined && options.length === 0)) {
    return { lines, header };
  }
  const placesOf = (...fields: ('newPrice' | 'oldPrice' | 'stock' | 'isbn' | 'coverImage')[]) =>
    fields.flatMap((field) => header.cellsOf.get(field) ?? []);
  const own = new Set([...placesOf('newPrice', 'oldPrice', 'stock', 'isbn'), ...options]);
  const ofProduct = new Set(placesOf('coverImage'));
  const textAt = ({ cells }: FileRow, i: number) => (cells[i] ?? '').trim();

  const products = new Map<FileRow, FileRow>();
  let product: FileRow | undefined;
  for (const line of lines) {
    if (textAt(line, title) !== '') product = line;
    else if (
      product &&
      handle !== undefined &&
      textAt(line, handle) === textAt(product, handle) &&
      [...own].some((i) => textAt(line, i) !== '')
    )
      products.set(line, product);
  }

  const format = header.headings.length;
  const filled = lines.map((line) => {
    if (line.fault) return line;
    const shared = products.get(line)?.cells;
    const cells = header.headings.map((_, i) => {
      const isShared = shared && (ofProduct.has(i) || (!own.has(i) && textAt(line, i) === ''));
      return (isShared ? shared[i] : line.cells[i]) ?? '';
    });
    const names = options.map((i) => textAt(line, i)).filter((name) => name && name !== noOption);
    // Cells beyond the headings are rejected later.
    return { ...line, cells: [...cells, names.join(', '), ...line.cells.slice(format)] };
  });
  const columns = [...header.columns, 'format' as const];
  const formats = [...(header.cellsOf.get('format') ?? []), format];
  const cellsOf = new Map(header.cellsOf).set('format', formats);
  return { lines: filled, header: { ...header, columns, cellsOf } };
}
