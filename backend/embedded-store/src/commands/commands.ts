import { aggregate } from './aggregate.ts';
import * as collections from './collections.ts';
import type { Command } from './command.ts';
import { diagnostics } from './diagnostics.ts';
import { explain } from './explain.ts';
import { findAndModify } from './find-and-modify.ts';
import { count, distinct, find, getMore, killCursors } from './find.ts';
import * as indexes from './indexes.ts';
import * as sessions from './sessions.ts';
import { insert, remove, update } from './write.ts';

/** All commands by name. */
export const commands: Record<string, Command> = {
  ...collections,
  ...indexes,
  ...diagnostics,
  ...sessions,
  insert,
  update,
  delete: remove,
  find,
  getMore,
  killCursors,
  count,
  distinct,
  aggregate,
  findAndModify,
  findandmodify: findAndModify,
  explain,
};
