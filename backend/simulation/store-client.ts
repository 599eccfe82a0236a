import type { Socket } from 'node:net';
import type { mongo } from 'mongoose';
import { bodyOf, messageOf, onMessages } from './message.ts';
import { FakeSocket } from './fake-socket.ts';

/** Reads and writes the store directly, without driver and faults. */
export class StoreClient {
  readonly #socket: FakeSocket;
  readonly #database: string;
  #waiting: ((body: mongo.Document) => void)[] = [];

  constructor(accept: (socket: Socket) => void, database: string) {
    this.#database = database;
    this.#socket = new FakeSocket();
    const store = new FakeSocket();
    accept(store as unknown as Socket);
    this.#socket.onBytes = (bytes) => store.receive(bytes);
    store.onBytes = onMessages((message) => this.#waiting.shift()?.(bodyOf(message)));
  }

  async find(collection: string, filter: mongo.Document = {}): Promise<mongo.Document[]> {
    const { cursor } = await this.#command({ find: collection, filter, batchSize: 1_000_000 });
    return (cursor as { firstBatch: mongo.Document[] }).firstBatch;
  }

  async insert(collection: string, documents: mongo.Document[]): Promise<void> {
    await this.#command({ insert: collection, documents });
  }

  async #command(command: mongo.Document): Promise<mongo.Document> {
    const response = new Promise<mongo.Document>((resolve) => this.#waiting.push(resolve));
    this.#socket.write(messageOf({ ...command, $db: this.#database }));
    const body = await response;
    if (body['ok'] !== 1) throw new Error(JSON.stringify(body));
    return body;
  }
}
