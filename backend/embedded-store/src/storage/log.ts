import type { FileHandle } from 'node:fs/promises';
import { StoreError } from '../store-error.ts';
import type { Catalog } from './catalog.ts';
import type { Change } from './journal.ts';
import { inGroups, openLog, readFolder, writeBase } from './log-files.ts';
import { encodeRecord } from './log-record.ts';
import { reserveMemory, maxShareAtStart } from './memory-limit.ts';

const recordBytes = 16 * 1024 * 1024;

interface Group {
  changes: Change[];
  written: Promise<void>;
  resolve: () => void;
  reject: (error: Error) => void;
}

/**
 * The append-only log. Changes that arrive during a sync form one group with one write and one sync.
 * After a failed write every command fails, since memory then has changes that the disk lacks.
 */
export class Log {
  readonly #folder: string;
  readonly #catalog: Catalog;
  readonly #compactAfterBytes: number;
  readonly #warn: (message: string) => void;
  #file: FileHandle | undefined;
  #number = 0;
  #logBytes = 0;
  #baseBytes = 0;
  #open: Group | undefined;
  #writing: Group | undefined;
  #loop: Promise<void> | undefined;
  #compaction: Promise<void> | undefined;
  #failure: StoreError | undefined;

  constructor(
    folder: string,
    catalog: Catalog,
    options: { compactAfterBytes: number; warn: (message: string) => void },
  ) {
    this.#folder = folder;
    this.#catalog = catalog;
    this.#compactAfterBytes = options.compactAfterBytes;
    this.#warn = options.warn;
  }

  async start(): Promise<void> {
    const apply = (change: Change) => {
      reserveMemory(change.bytes.length, maxShareAtStart);
      this.#catalog.apply(change);
    };
    const { last, logBytes, baseBytes } = await readFolder(this.#folder, apply, this.#warn);
    await this.#catalog.finishReading();
    this.#file = await openLog(this.#folder, last);
    this.#number = last;
    this.#logBytes = logBytes;
    this.#baseBytes = baseBytes;
    this.#catalog.journal.sink = (change) => this.#append(change);
  }

  /** Resolves when all changes so far are on disk; undefined if they already are. */
  flushed(): Promise<void> | undefined {
    if (this.#failure) throw this.#failure;
    return this.#open?.written ?? this.#writing?.written;
  }

  async close(): Promise<void> {
    this.#catalog.journal.sink = undefined;
    await this.#loop;
    await this.#compaction;
    await this.#file?.close();
  }

  #append(change: Change): void {
    if (this.#failure) throw this.#failure;
    this.#open ??= newGroup();
    this.#open.changes.push(change);
    this.#loop ??= this.#writeGroups();
  }

  async #writeGroups(): Promise<void> {
    // Commands that arrived together share the first group.
    await new Promise((resolve) => setImmediate(resolve));
    try {
      while (this.#open) {
        if (this.#logBytes > Math.max(this.#compactAfterBytes, 2 * this.#baseBytes)) {
          await this.#startCompaction();
        } else await this.#writeOpenGroup();
      }
    } catch (error) {
      this.#fail(error as NodeJS.ErrnoException);
    } finally {
      this.#loop = undefined;
    }
  }

  async #writeOpenGroup(): Promise<void> {
    const group = this.#open!;
    this.#writing = group;
    this.#open = undefined;
    // A large group is several records; each is synced before the next one is written.
    for (const changes of inGroups(group.changes, recordBytes)) {
      const record = encodeRecord(changes);
      await this.#file!.appendFile(record);
      await this.#file!.datasync();
      this.#logBytes += record.length;
    }
    this.#writing = undefined;
    group.resolve();
  }

  /** The base is the state at the end of the old log; later changes go to the next log. */
  async #startCompaction(): Promise<void> {
    const state = this.#compaction ? undefined : this.#catalog.snapshot();
    await this.#writeOpenGroup();
    if (!state) return;
    const old = this.#file!;
    const number = this.#number;
    this.#file = await openLog(this.#folder, number + 1);
    this.#number = number + 1;
    this.#logBytes = 0;
    await old.close();
    this.#compaction = writeBase(this.#folder, number, state)
      .then((bytes) => void (this.#baseBytes = bytes))
      .catch((error: Error) => this.#warn(`could not compact the log: ${error.message}`))
      .finally(() => (this.#compaction = undefined));
  }

  #fail(error: NodeJS.ErrnoException): void {
    const code = error.code === 'ENOSPC' ? 14031 : 96;
    this.#failure = new StoreError(
      code,
      `the log could not be written, the store accepts nothing more until it is restarted: ${error.message}`,
    );
    this.#warn(this.#failure.message);
    this.#writing?.reject(this.#failure);
    this.#open?.reject(this.#failure);
  }
}

function newGroup(): Group {
  const group = { changes: [] } as unknown as Group;
  group.written = new Promise<void>((resolve, reject) => Object.assign(group, { resolve, reject }));
  // Nobody awaits a group of unacknowledged writes.
  group.written.catch(() => undefined);
  return group;
}
