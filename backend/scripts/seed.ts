import { parseArgs } from 'node:util';
import { addGeneratedBooks } from '../seed/generate-books.ts';
import { connect, createIndexes, disconnect } from '../src/db/connect.ts';
import { openDatabase } from './demo/open-database.ts';

// npm run seed -- --books N: adds N generated books, for measuring.

const { values } = parseArgs({ options: { books: { type: 'string' } } });
const count = Number(values.books);

if (!Number.isInteger(count) || count < 1 || count > 1_000_000) {
  exitWith('How many books? npm run seed -- --books 1000');
}

const database = await openDatabase().catch((error: Error) => exitWith(error.message));
await connect(database.uri).catch((error: Error) =>
  exitWith(`The database does not answer: ${error.message}`),
);
await createIndexes();
const start = Date.now();
await addGeneratedBooks(count, (added) => {
  if (added % 10_000 === 0 || added === count) process.stdout.write(`${added} of ${count} books\n`);
});
process.stdout.write(`Done in ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
await disconnect();
await database.close();

function exitWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
