import { aggregate } from './aggregate.ts';
import * as collections from './collections.ts';
import type { Command } from './command.ts';
import * as diagnostics from './diagnostics.ts';
import { explain } from './explain.ts';
import { findAndModify } from './find-and-modify.ts';
import { count, distinct, find, getMore, killCursors } from './find.ts';
import * as indexes from './indexes.ts';
import { insert, remove, update } from './write.ts';

const { hello, buildInfo } = diagnostics;

/** Every command by the names under which clients call it. */
export const commands: Record<string, Command> = {
  ...collections,
  ...indexes,
  ...diagnostics,
  isMaster: hello,
  ismaster: hello,
  buildinfo: buildInfo,
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
