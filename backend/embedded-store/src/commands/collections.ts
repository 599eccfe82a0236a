import { encode } from '../bson/document.ts';
import { compileFilter } from '../query/compile-filter.ts';
import { StoreError, notSupported } from '../store-error.ts';
import { noStatistics, type Collection } from '../storage/collection.ts';
import {
  collectionOf,
  countArgument,
  documentArgument,
  flagArgument,
  namespaceOf,
} from './arguments.ts';
import type { Command } from './command.ts';

const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);
const bytesOf = (collection: Collection) => collection.statistics()['size'] as number;

/** What else a collection could be, or what would be done for it. */
const specialOptions = `capped size max timeseries expireAfterSeconds viewOn pipeline validator
  validationLevel validationAction clusteredIndex changeStreamPreAndPostImages storageEngine
  indexOptionDefaults encryptedFields`.split(/\s+/);

export const create: Command = {
  fields: specialOptions,
  run: (request) => {
    const namespace = namespaceOf(request);
    for (const option of specialOptions) {
      const value: unknown = request.body[option] ?? false;
      if (value !== false) throw notSupported(`create with the option ${option}`);
    }
    if (request.catalog.find(namespace)) {
      throw new StoreError(48, `Collection ${namespace} already exists.`);
    }
    request.catalog.create(namespace);
    return {};
  },
};

export const drop: Command = {
  fields: [],
  run: (request) => {
    const collection = collectionOf(request);
    if (!collection) return {};
    request.catalog.drop(collection);
    return { nIndexesWas: collection.indexes.size, ns: collection.namespace };
  },
};

export const dropDatabase: Command = {
  fields: [],
  run: ({ catalog, database }) => {
    const collections = catalog.ofDatabase(database);
    for (const collection of collections) catalog.drop(collection);
    return collections.length ? { dropped: database } : {};
  },
};

export const renameCollection: Command = {
  fields: ['to', 'dropTarget'],
  run: ({ body, catalog, database }) => {
    if (database !== 'admin')
      throw new StoreError(13, 'renameCollection may only be run against the admin database.');
    const [from, to] = [String(body['renameCollection']), String(body['to'])];
    const collection = catalog.find(from);
    if (!collection) throw new StoreError(26, `Source collection ${from} does not exist`);
    if (from === to) throw new StoreError(20, "Can't rename a collection to itself");
    if (catalog.find(to) && !flagArgument(body, 'dropTarget', { orNumber: true })) {
      throw new StoreError(48, 'target namespace exists');
    }
    catalog.rename(collection, to);
    return {};
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
      const sizeOnDisk = sum(catalog.ofDatabase(name).map(bytesOf));
      return { name, sizeOnDisk, empty: sizeOnDisk === 0 };
    });
    const found = databases.filter(test);
    if (flagArgument(body, 'nameOnly', { orNumber: true }))
      return { databases: found.map(({ name }) => ({ name })) };
    return { databases: found, totalSize: sum(found.map(({ sizeOnDisk }) => sizeOnDisk)) };
  },
};

export const collStats: Command = {
  fields: ['scale'],
  run: (request) => {
    const scale = countArgument(request.body, 'scale') ?? 1;
    if (scale !== 1) throw notSupported('collStats with a scale');
    const collection = collectionOf(request);
    return { ns: namespaceOf(request), ...(collection?.statistics() ?? noStatistics) };
  },
};

export const dbStats: Command = {
  fields: ['scale', 'freeStorage'],
  run: ({ body, catalog, database }) => {
    if ((countArgument(body, 'scale') ?? 1) !== 1) throw notSupported('dbStats with a scale');
    const collections = catalog.ofDatabase(database);
    const objects = sum(collections.map(({ documents }) => documents.size));
    const dataSize = sum(collections.map(bytesOf));
    return {
      db: database,
      collections: collections.length,
      views: 0,
      objects,
      avgObjSize: objects ? dataSize / objects : 0,
      dataSize,
      storageSize: dataSize,
      indexes: sum(collections.map(({ indexes }) => indexes.size)),
      indexSize: 0,
      totalSize: dataSize,
      scaleFactor: 1,
    };
  },
};
