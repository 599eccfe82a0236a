import { appendFileSync } from 'node:fs';
import mongoose from 'mongoose';
import { addNeeds, needKinds, unneeded, noNeeds } from './database-needs.ts';
import { readKnownNeeds } from './known-needs.ts';

const needs = noNeeds();

/** Listens to what is asked of the database from now on, by a connection with `monitorCommands`. */
export function recordNeeds(into = needs): void {
  mongoose.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    // As it is sent: documents of Mongoose know their parents, and maps their order.
    const { BSON } = mongoose.mongo;
    addNeeds(into, commandName, BSON.deserialize(BSON.serialize(command)));
  });
}

/** Throws when something was asked that the table of backend/README.md does not have. */
export function expectKnownNeeds(): void {
  const asked = needKinds.flatMap((kind) => [...needs[kind]].map((need) => `${kind} ${need}`));
  const { RECORD_NEEDS: file } = process.env;
  if (file) return appendFileSync(file, `${asked.join('\n')}\n`);
  const known = readKnownNeeds();
  const listed = needKinds.flatMap((kind) => known[kind].map((need) => `${kind} ${need}`));
  const unknown = asked.filter((need) => ![...listed, ...unneeded].includes(need));
  if (unknown.length === 0) return;
  throw new Error(
    `The shop asks something new of its database: ${unknown.join(', ')}. See "Any MongoDB" in backend/README.md.`,
  );
}
