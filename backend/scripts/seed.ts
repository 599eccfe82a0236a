import { parseArgs } from 'node:util';
import { addGeneratedBooks } from '../seed/generate-books.ts';
import { loadDotenv } from '../src/config/env.ts';
import { connect, createIndexes, disconnect } from '../src/db/connect.ts';

// npm run seed -- --books N: adds N generated books, for measuring.

const { values } = parseArgs({ options: { books: { type: 'string' } } });
const count = Number(values.books);
const uri = loadDotenv().MONGODB_URI;

if (!Number.isInteger(count) || count < 1 || count > 1_000_000) {
  exitWith('How many books? npm run seed -- --books 1000');
}
if (!uri) {
  exitWith(
    'MONGODB_URI is not set. For the shop that npm start runs, start its database alone\n' +
      '(npm run store -- --port 27018 --data .data) and set MONGODB_URI to the address it prints.',
  );
}

await connect(uri).catch((error: Error) =>
  exitWith(`The database does not answer: ${error.message}`),
);
await createIndexes();
const start = Date.now();
await addGeneratedBooks(count, (added) => {
  if (added % 10_000 === 0 || added === count) process.stdout.write(`${added} of ${count} books\n`);
});
process.stdout.write(`Done in ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
await disconnect();

function exitWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
