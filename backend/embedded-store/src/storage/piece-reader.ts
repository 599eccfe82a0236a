import { open, type FileHandle } from 'node:fs/promises';

const pieceBytes = 4 * 1024 * 1024;
/** The system reads less than 2 GiB at once. */
const maxAtOnce = 2 ** 30;

/** Reads a file in pieces: it may be larger than any buffer. */
export class PieceReader {
  readonly size: number;
  readonly #file: FileHandle;
  #piece = Buffer.alloc(0);
  #pieceStart = 0;

  private constructor(file: FileHandle, size: number) {
    this.#file = file;
    this.size = size;
  }

  static async use<T>(path: string, read: (file: PieceReader) => Promise<T>): Promise<T> {
    const file = await open(path, 'r');
    try {
      return await read(new PieceReader(file, (await file.stat()).size));
    } finally {
      await file.close();
    }
  }

  /** Returns a view of the bytes from `start`; undefined when the file ends before they do. */
  async read(start: number, length: number): Promise<Buffer | undefined> {
    if (start + length > this.size) return undefined;
    const isThere =
      start >= this.#pieceStart && start + length <= this.#pieceStart + this.#piece.length;
    if (!isThere) await this.#load(start, Math.max(length, pieceBytes));
    return this.#piece.subarray(start - this.#pieceStart, start - this.#pieceStart + length);
  }

  /** Returns the first place of the pattern from `start` on, or -1. */
  async indexOf(pattern: Buffer, start: number): Promise<number> {
    let at = start;
    while (at + pattern.length <= this.size) {
      const piece = (await this.read(at, Math.min(pieceBytes, this.size - at)))!;
      const found = piece.indexOf(pattern);
      if (found !== -1) return at + found;
      at += piece.length - pattern.length + 1;
    }
    return -1;
  }

  async #load(start: number, length: number): Promise<void> {
    const piece = Buffer.allocUnsafeSlow(Math.min(length, this.size - start));
    for (let done = 0; done < piece.length;) {
      const wanted = Math.min(piece.length - done, maxAtOnce);
      const { bytesRead } = await this.#file.read(piece, done, wanted, start + done);
      if (bytesRead === 0) throw new Error('a file became shorter while it was read');
      done += bytesRead;
    }
    this.#piece = piece;
    this.#pieceStart = start;
  }
}
