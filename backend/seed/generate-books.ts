import { Types } from 'mongoose';
import { defaultSettings } from '../src/models/settings/default-settings.ts';
import { announceBooksChanged } from '../src/models/books/book-changes.ts';
import { BookModel, isbnKeyOf } from '../src/models/books/book.model.ts';
import { titleKeyOf } from '../src/models/books/title-key-of.ts';
import { randomFrom } from './random.ts';
import { nextSample, sampleId } from './samples/sample-ids.ts';

// Books to try the shop with and to measure: the same number always gives the same book, so that runs compare.

const batchSize = 1000;
const wordsOf = (text: string) => text.split(' ');
const adjectives = wordsOf(
  'Silent Crooked Golden Distant Borrowed Hollow Patient Restless Northern Paper Salted Hidden Second Burning Quiet Wandering Forgotten Electric Velvet Iron Amber Broken Gentle Ninth Tidal Winter Scarlet Unfinished Careful Drowned Honest Painted',
);
const nouns = wordsOf(
  'Lighthouse Ledger Orchard Compass Harbour Clockmaker Archive Garden Telegraph Voyage Lantern Merchant Mountain Cartographer Winter Machine Island Letter Market Cathedral River Engine Apprentice Shadow Library Bridge Fortune Observatory Kitchen Forest Signal Weaver Station Portrait Bell Theatre Railway Labyrinth Almanac Bakery',
);
const places = wordsOf(
  'Aberdeen Lisbon Trieste Samarkand Halifax Kyoto Valparaiso Bergen Tangier Savannah Ghent Odessa Jaipur Cork Seville Macau Riga Zanzibar Quebec Naples',
);
const firstNames = wordsOf(
  'Adela Bruno Clara Desmond Edith Felix Greta Hugo Ines Jasper Katia Leopold Mira Nadia Oscar Petra Quentin Rosa Silas Tamsin Ulrich Vera Walter Xenia Yusuf Zora',
);
const lastNames = wordsOf(
  'Ashdown Bellweather Carrow Dunmore Everhart Fairbairn Garrick Holloway Ibsen Jarrow Kestrel Lindqvist Marchetti Northcott Okafor Pemberton Quill Ravensworth Santoro Thackeray Underhill Varga Whitlock Yarrow Zeller',
);
const openings = [
  'Nobody in {place} remembers who found the {noun} first.',
  'It begins with a {noun}, a debt and a train to {place}.',
  'For thirty years the {noun} of {place} kept its secret.',
  'When the {noun} closes its doors, a stranger from {place} stays behind.',
  'A {adjective} season comes to {place}, and with it a question about the {noun}.',
];
const closings = [
  'A {adjective} story about work, weather and second chances.',
  'Plainly told, generously illustrated and hard to put down.',
  'Read it slowly; the last chapter changes the first.',
  'For everyone who ever lost their way and was glad of it.',
  'With maps, notes and an index that is a pleasure in itself.',
];

/** The i-th generated book as it is stored. */
export function generateBook(i: number, now: Date) {
  const random = randomFrom(i);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const adjective = pick(adjectives);
  const noun = pick(nouns);
  const place = pick(places);
  const fill = (text: string) =>
    withArticles(
      text
        .replace('{adjective}', adjective.toLowerCase())
        .replace('{noun}', noun.toLowerCase())
        .replace('{place}', place),
    );
  const titles = [
    `The ${adjective} ${noun}`,
    `The ${noun} of ${place}`,
    `${adjective} ${noun}, ${adjective} ${pick(nouns)}`,
    `A ${noun} for ${place}`,
    `The ${adjective} ${noun} of ${place}`,
  ];
  const newPriceCents = 499 + Math.floor(random() * 700) * 5;
  const volume = i >= 5000 ? `, Volume ${Math.floor(i / 5000) + 1}` : '';
  return {
    _id: new Types.ObjectId(),
    title: withArticles(`${pick(titles)}${volume}`),
    description: `${fill(pick(openings))} ${fill(pick(closings))}`,
    category: pick(defaultSettings.categories).slug,
    trending: random() < 0.1,
    coverImage: '',
    newPriceCents,
    ...(random() < 0.3 ? { oldPriceCents: Math.round(newPriceCents * 1.25) } : {}),
    author: `${pick(firstNames)} ${pick(lastNames)}`,
    ...(random() < 0.2 ? { stock: 1 + Math.floor(random() * 50) } : {}),
    // Older than what the owner adds, so that they do not push it from the first page.
    createdAt: new Date(now.getTime() - 60 * 24 * 3_600_000 - i * 60_000),
    updatedAt: new Date(),
    __v: 0,
  };
}

/** Adds `count` more generated books; `onProgress` hears after each thousand how many there are. */
export async function addGeneratedBooks(
  count: number,
  onProgress: (added: number) => void = () => {},
): Promise<void> {
  const first = await BookModel.collection.countDocuments({});
  const firstSample = await nextSample(BookModel.collection);
  const now = new Date();
  for (let added = 0; added < count;) {
    const length = Math.min(batchSize, count - added);
    const start = first + added;
    await BookModel.collection.insertMany(
      Array.from({ length }, (_, i) => {
        const _id = sampleId(firstSample + added + i);
        const book = { ...generateBook(start + i, now), _id };
        return { ...book, isbnKey: isbnKeyOf(book._id, {}), titleKey: titleKeyOf(book.title) };
      }),
    );
    added += length;
    onProgress(added);
  }
  announceBooksChanged('all');
}

/** "A Island" is an island. */
function withArticles(text: string): string {
  return text.replace(/\b(a) (?=[aeiou]|honest)/gi, '$1n ');
}
