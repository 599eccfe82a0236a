import { Types } from 'mongoose';
import {
  bookRowSchema,
  type ImportColumn,
  type ImportProblem,
  type ImportWarning,
} from '../../../contract/book/book-import.ts';
import { makerColumns, type MakerColumns } from '../../../contract/book/publisher.ts';
import { bookFieldNames, isPrice, type NewBook } from '../../../contract/book/book.ts';
import { readIsbn } from '../../../contract/book/isbn.ts';
import type { ShopCategory } from '../../../contract/book/shop-categories.ts';
import { decimalsProblem } from '../../../contract/shop/formats.ts';
import { fold } from '../../../contract/text/fold.ts';
import { idSchema } from '../../../contract/page.ts';
import { isPlainLine } from '../../../contract/text/text.ts';
import { rule } from '../../../contract/words/rules.ts';
import { categoryProblem } from '../../../shop-settings/known-categories.ts';
import { plainLine } from '../../../text/plain-text.ts';
import type { Amount } from './read-amounts.ts';
import { readCell, readHidden } from './read-cell.ts';
import { leftEmpty, readStock, type Reading } from './read-counts.ts';
import type { Role } from './headings.ts';
import type { CsvRow } from './read-csv.ts';
import type { Header } from './read-header.ts';
import { readIsbnCells } from './read-isbn-cell.ts';
import { readPrices, type Prices } from './read-prices.ts';
import { hasConditionDetails } from './read-condition.ts';

export interface ReadBook extends Pick<CsvRow, 'row' | 'whyNoPrice' | 'whyDraft' | 'isUpdate'> {
  _id: Types.ObjectId | undefined;
  /** When the book was last changed before it was written into the file, if the file says so. */
  updatedAt: Date | undefined;
  /** Of a row with problems its title at most. */
  book: Partial<NewBook>;
  /** What it says of its publisher. */
  maker?: MakerColumns;
  /** Why it cannot be taken. */
  problems: ImportProblem[];
  /** What is told of it all the same. */
  warnings: ImportWarning[];
  doubt?: Prices['doubt'];
  /** It changes a book that the shop does not have, or is of no book at all. */
  isUnknown?: true;
  /** It adds up the rows above it. */
  isSum?: true;
}

interface RowContext {
  categories: readonly ShopCategory[];
  currency: string;
  readAmount: (text: string) => Amount;
  /** `2026-11-22` */
  today: string;
}

/** What a book can do without: left out where it cannot be read. */
const dispensable: readonly ImportColumn[] = [
  ...['category', 'oldPrice', 'stock', 'year', 'pages', 'language', 'format'],
  ...['trending', 'coverImage', 'conditionNote', 'vatRate'],
  ...['supply', 'supplyDays', 'availableFrom'],
  ...makerColumns,
] as ImportColumn[];

export function readRow(line: CsvRow, header: Header, context: RowContext): ReadBook {
  const { row, cells, whyNoPrice, whyDraft, whyPassed, isUpdate, fault } = line;
  const { columns } = header;
  const warnings: ImportWarning[] = (line.warnings ?? []).map((each) => ({ row, ...each }));
  const title = plainLine(cells[columns.indexOf('title')]?.trim() ?? '');
  const refuse = (problems: ImportProblem[], doubt?: Prices['doubt']): ReadBook => ({
    ...{ row, _id: undefined, updatedAt: undefined, problems, warnings },
    ...(doubt && { doubt }),
    book: isPlainLine(title) ? { title: title.slice(0, 200) } : {},
  });
  if (whyPassed) {
    const isbn = readIsbn(cells[columns.indexOf('isbn')] ?? '');
    const { book } = refuse([]);
    return { ...refuse([]), book: { ...book, ...(isbn && { isbn }) }, isUnknown: true };
  }
  if (fault) {
    const { cell, message } = fault;
    const column = cell === undefined ? undefined : (columns[cell] ?? `${cell + 1}`);
    return refuse([{ row, column, message }]);
  }
  const nameless = cells.findIndex((cell, i) => columns[i] === undefined && cell.trim() !== '');
  if (nameless >= 0) {
    const message = rule('no_name_in_header');
    return refuse([{ row, column: `${nameless + 1}`, message }]);
  }
  const { fields, doubt, problems, warn } = readFields(line, header, context);
  if (line.doubt) problems.push({ row, column: 'newPrice', message: line.doubt });
  warnings.push(...warn);
  const category = slugOf(fields.category, context.categories);
  const unknown = category ? categoryProblem(category, context.categories) : undefined;
  const given: typeof fields = { ...fields, category: unknown ? undefined : category };
  const leave = (column: string, why: string) => {
    delete given[column as ImportColumn];
    warnings.push({ row, column, ...leftEmpty(why).warning! });
  };
  // A file of another system has its categories, not those of the shop.
  const isShops = header.headings[columns.indexOf('category')]?.toLowerCase() === 'category';
  if (unknown && isShops) problems.push({ row, column: 'category', message: unknown });
  else if (unknown)
    leave('category', rule('left_out_category', { broken: unknown, category: category ?? '' }));
  for (const { path, message } of bookRowSchema.safeParse(given).error?.issues ?? []) {
    const column = String(path[0] ?? '');
    if (dispensable.includes(column as ImportColumn))
      leave(column, rule('left_out', { broken: message }));
    else problems.push({ row, column, message });
  }
  const parsed = bookRowSchema.safeParse(given);
  for (const column of bookFieldNames.filter(isPrice)) {
    const message = decimalsProblem(parsed.data?.[column], context.currency);
    if (message && column === 'newPrice') problems.push({ row, column, message });
    else if (message) {
      delete parsed.data?.[column];
      warnings.push({ row, column, ...leftEmpty(rule('left_out', { broken: message })).warning! });
    }
  }
  if (!parsed.success || problems.length > 0) return refuse(problems, doubt);
  const { _id, updatedAt, ...values } = parsed.data;
  const { publisherAddress, publisherEmail, publisherUrl, publisherResponsible, ...book } = values;
  return {
    ...{ row, whyNoPrice, whyDraft, isUpdate, problems, warnings, book },
    maker: { publisherAddress, publisherEmail, publisherUrl, publisherResponsible },
    ...(doubt && { doubt }),
    updatedAt: updatedAt === undefined ? undefined : new Date(updatedAt),
    _id: _id === undefined ? undefined : new Types.ObjectId(_id),
  };
}

function readFields(
  { row, cells, isSparse }: CsvRow,
  { headings, cellsOf, roles, isOwn }: Header,
  { readAmount, today }: RowContext,
) {
  const fields: Partial<Record<ImportColumn, unknown>> = {};
  const warn: ImportWarning[] = [];
  const take = (column: ImportColumn, { value, warning }: Reading) => {
    fields[column] = value;
    if (warning) warn.push({ row, column, ...warning });
  };
  const textOf = (i: number) => (cells[i] ?? '').trim();
  for (const [column, places] of cellsOf) {
    const message = places.find((i) => textOf(i) !== '');
    if (isPrice(column as string) || (isSparse && message === undefined)) continue;
    if (column === 'isbn') {
      take(column, readIsbnCells(places.map((i) => ({ heading: headings[i]!, text: textOf(i) }))));
    } else {
      take(column, readCell(column, textOf(message ?? places[0]!), isOwn));
    }
  }
  const role = (name: Role) => {
    const places = roles.get(name);
    return places && textOf(places.find((i) => textOf(i) !== '') ?? places[0]!);
  };
  for (const name of ['published', 'hidden', 'status'] as const) {
    for (const place of roles.get(name) ?? []) {
      if (fields.draft === undefined) take('draft', readHidden(name, textOf(place)));
    }
  }
  if (readStock(role('inStock') ?? '').value === '0' && fields.stock == null) fields.stock = '0';
  const names = [role('firstName'), role('lastName')].filter(Boolean);
  if (names.length > 0 && fields.author == null) fields.author = plainLine(names.join(' '));
  // The file that this shop writes for AbeBooks has its ids there, those of others have their own.
  const listing = idSchema.safeParse(role('listingId'));
  if (listing.success) fields._id ??= listing.data;
  const condition = cellsOf.get('condition')?.map(textOf).find(Boolean);
  if (condition && hasConditionDetails(condition)) fields.conditionNote ??= plainLine(condition);
  const plain = (column: ImportColumn) => {
    const [place] = cellsOf.get(column) ?? [];
    return place === undefined || (isSparse && !textOf(place)) ? undefined : textOf(place);
  };
  const price = { price: plain('newPrice'), oldPrice: plain('oldPrice') };
  const { newPrice, oldPrice, warnings, problem, doubt } = readPrices({
    ...price,
    ...{ role, readAmount, today },
  });
  Object.assign(fields, { newPrice, oldPrice });
  warn.push(...warnings.map((each) => ({ row, ...each })));
  const problems: ImportProblem[] = problem ? [{ row, ...problem }] : [];
  return { fields, doubt, problems, warn };
}

/** A category may be called by its name, too, and stand below or beside others. */
function slugOf(given: unknown, categories: readonly ShopCategory[]): string | undefined {
  if (typeof given !== 'string') return undefined;
  const find = (text: string) => {
    const word = fold(text.trim());
    return categories.find(({ slug, name }) => [slug, fold(name)].includes(word))?.slug;
  };
  const parts = given.split(/[>,;|/]/);
  return find(given) ?? parts.map(find).find((slug) => slug !== undefined) ?? given;
}
