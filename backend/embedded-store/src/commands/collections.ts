import type { Work } from '../clock.ts';
import { encode } from '../bson/document.ts';
import { compileFilter } from '../filter/compile-filter.ts';
import { StoreError } from '../store-error.ts';
import type { Collection } from '../storage/collection.ts';
import {
  collectionOf,
  countArgument,
  documentArgument,
  flagArgument,
  namespaceOf,
} from './arguments.ts';
import type { Command, Request } from './command.ts';

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
const bytesOf = (collections: Collection[]) => sum(collections.map(({ bytes }) => bytes));

export const create: Command = {
  fields: [],
  inTransaction: true,
  run: (request) => {
    const namespace = namespaceOf(request);
    if (collectionOf(request)) {
      throw new StoreError(48, `Collection ${namespace} already exists.`);
    }
    request.collections.create(namespace);
    return {};
  },
};

export const drop: Command = {
  fields: [],
  *run(request) {
    const collection = collectionOf(request);
    if (!collection) return {};
    yield* dropWhenFree(request, collection);
    return { nIndexesWas: collection.indexes.size, ns: collection.namespace };
  },
};

function* dropWhenFree({ catalog }: Request, collection: Collection): Work<void> {
  yield* collection.claims.exclusively(() => {
    if (!collection.isDropped) catalog.drop(collection);
  });
}

export const dropDatabase: Command = {
  fields: [],
  *run(request) {
    const { catalog, database } = request;
    const collections = catalog.ofDatabase(database);
    for (const collection of collections) yield* dropWhenFree(request, collection);
    return collections.length ? { dropped: database } : {};
  },
};

export const listCollections: Command = {
  fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  *run({ body, catalog, clock, cursors, database }) {
    const { test } = compileFilter(documentArgument(body, 'filter'));
    const isNameOnly = flagArgument(body, 'nameOnly', { orNumber: true });
    const entries = catalog.ofDatabase(database).map(({ namespace, uuid }) => ({
      name: namespace.slice(database.length + 1),
      type: 'collection',
      options: {},
      info: { readOnly: false, uuid },
      idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
    }));
    const found = entries
      .filter(test)
      .map(({ name, type, ...about }) =>
        encode(isNameOnly ? { name, type } : { name, type, ...about }),
      );
    const size = countArgument(documentArgument(body, 'cursor'), 'batchSize') ?? Infinity;
    const namespace = `${database}.$cmd.listCollections`;
    return { batch: yield* cursors.first({ namespace, documents: found, size, clock }) };
  },
};

export const listDatabases: Command = {
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run: ({ body, catalog }) => {
    const { test } = compileFilter(documentArgument(body, 'filter'));
    const names = new Set(
      [...catalog.collections.keys()].map((namespace) => namespace.split('.')[0]!),
    );
    const databases = [...names].sort().map((name) => {
      const sizeOnDisk = bytesOf(catalog.ofDatabase(name));
      return { name, sizeOnDisk, empty: sizeOnDisk === 0 };
    });
    const found = databases.filter(test);
    if (flagArgument(body, 'nameOnly', { orNumber: true }))
      return { databases: found.map(({ name }) => ({ name })) };
    return { databases: found, totalSize: sum(found.map(({ sizeOnDisk }) => sizeOnDisk)) };
  },
};

export const dbStats: Command = {
  fields: [],
  run: ({ catalog, database }) => {
    const collections = catalog.ofDatabase(database);
    const objects = sum(collections.map(({ documents }) => documents.size));
    const dataSize = bytesOf(collections);
    return {
      db: database,
      collections: collections.length,
      objects,
      avgObjSize: objects ? dataSize / objects : 0,
      dataSize,
      storageSize: dataSize,
      indexes: sum(collections.map(({ indexes }) => indexes.size)),
      indexSize: 0,
    };
  },
};
