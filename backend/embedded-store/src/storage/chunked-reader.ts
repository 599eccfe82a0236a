import { open, type FileHandle } from 'node:fs/promises';

const chunkBytes = 4 * 1024 * 1024;
/** One system call reads less than 2 GiB. */
const maxAtOnce = 2 ** 30;

/** Reads a file in chunks: it may be larger than any buffer. */
export class ChunkedReader {
  readonly size: number;
  readonly #file: FileHandle;
  #chunk = Buffer.alloc(0);
  #chunkStart = 0;

  private constructor(file: FileHandle, size: number) {
    this.#file = file;
    this.size = size;
  }

  static async use<T>(path: string, read: (file: ChunkedReader) => Promise<T>): Promise<T> {
    const file = await open(path, 'r');
    try {
      return await read(new ChunkedReader(file, (await file.stat()).size));
    } finally {
      await file.close();
    }
  }

  /** Returns a view of the bytes from `start`; undefined when the file ends before they do. */
  async read(start: number, length: number): Promise<Buffer | undefined> {
    if (start + length > this.size) return undefined;
    const isThere =
      start >= this.#chunkStart && start + length <= this.#chunkStart + this.#chunk.length;
    if (!isThere) await this.#load(start, Math.max(length, chunkBytes));
    return this.#chunk.subarray(start - this.#chunkStart, start - this.#chunkStart + length);
  }

  /** The first position of the pattern from `start` on, or -1. */
  async indexOf(pattern: Buffer, start: number): Promise<number> {
    let at = start;
    while (at + pattern.length <= this.size) {
      const chunk = (await this.read(at, Math.min(chunkBytes, this.size - at)))!;
      const found = chunk.indexOf(pattern);
      if (found !== -1) return at + found;
      at += chunk.length - pattern.length + 1;
    }
    return -1;
  }

  async #load(start: number, length: number): Promise<void> {
    const chunk = Buffer.allocUnsafeSlow(Math.min(length, this.size - start));
    for (let done = 0; done < chunk.length;) {
      const wanted = Math.min(chunk.length - done, maxAtOnce);
      const { bytesRead } = await this.#file.read(chunk, done, wanted, start + done);
      if (bytesRead === 0) throw new Error('a file became shorter while it was read');
      done += bytesRead;
    }
    this.#chunk = chunk;
    this.#chunkStart = start;
  }
}
