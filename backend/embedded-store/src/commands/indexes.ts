import { encode, isPlain, type Document } from '../bson/document.ts';
import { isNumeric, sortKey, toNumber } from '../bson/sort-key.ts';
import { compileFilter } from '../filter/compile-filter.ts';
import { StoreError, notSupported } from '../store-error.ts';
import type { IndexSpec } from '../storage/collection-index.ts';
import type { Collection } from '../storage/collection.ts';
import { TransactionView } from '../storage/transaction-view.ts';
import { collectionOf, countArgument, documentArgument, namespaceOf } from './arguments.ts';
import type { Command } from './command.ts';

const specFields = new Set([
  'key',
  'name',
  'ns',
  'v',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
]);

export const createIndexes: Command = {
  fields: ['indexes', 'commitQuorum'],
  inTransaction: true,
  *run(request) {
    const { body, collections, clock } = request;
    const namespace = namespaceOf(request);
    const wanted: unknown = body['indexes'];
    if (!Array.isArray(wanted) || wanted.length === 0) {
      throw new StoreError(2, 'Must specify at least one index to create');
    }
    const specs = (wanted as Document[]).map(parseSpec);
    const isNewCollection = !collections.find(namespace);
    const collection = collections.findOrCreate(namespace);
    if (collection instanceof TransactionView) collection.copyIndexes({ all: true });
    const numIndexesBefore = collection.indexes.size;
    const fresh = specs.filter((spec) => !findSame(collection, spec));
    for (const spec of fresh) yield* collections.createIndex(collection, spec, clock) ?? [];
    return {
      numIndexesBefore,
      numIndexesAfter: collection.indexes.size,
      createdCollectionAutomatically: isNewCollection,
      ...(fresh.length ? {} : { note: 'all indexes already exist' }),
    };
  },
};

function parseSpec(spec: Document): IndexSpec {
  const key: unknown = spec['key'];
  const name: unknown = spec['name'];
  if (!isPlain(key) || Object.keys(key).length === 0) {
    throw new StoreError(67, 'Index keys cannot be an empty object');
  }
  if (typeof name !== 'string' || name === '')
    throw new StoreError(9, "The 'name' field is a required property of an index specification");
  for (const [field, direction] of Object.entries(key)) {
    if (typeof direction === 'string') throw notSupported(`An index of the kind '${direction}'`);
    if (!isNumeric(direction) || toNumber(direction) === 0) {
      throw new StoreError(
        67,
        `Values in v:2 index key pattern cannot be of type ${typeof direction}. Only numbers > 0, numbers < 0, and strings are allowed.`,
      );
    }
    if (field.includes('$**')) throw notSupported('A wildcard index');
    if (field === '' || field.split('.').some((part) => part === '' || part.startsWith('$'))) {
      throw new StoreError(67, `Index key contains an illegal field name: '${field}'`);
    }
  }
  for (const field of Object.keys(spec)) {
    if (specFields.has(field)) continue;
    throw new StoreError(
      197,
      `The field '${field}' is not valid for an index specification. Specification: ${JSON.stringify(spec)}`,
    );
  }
  const { unique, sparse, partialFilterExpression, expireAfterSeconds } = spec as IndexSpec;
  if (partialFilterExpression) compileFilter(partialFilterExpression);
  if (partialFilterExpression && sparse) {
    throw new StoreError(67, 'cannot mix "partialFilterExpression" and "sparse" options');
  }
  if (expireAfterSeconds !== undefined) checkExpiry(expireAfterSeconds, key);
  return {
    v: 2,
    key,
    name,
    ...(unique ? { unique: true } : {}),
    ...(sparse ? { sparse: true } : {}),
    ...(partialFilterExpression ? { partialFilterExpression } : {}),
    ...(expireAfterSeconds === undefined ? {} : { expireAfterSeconds }),
  };
}

function checkExpiry(seconds: unknown, key: Document): void {
  const number = toNumber(seconds);
  if (!isNumeric(seconds) || !(number >= 0) || number > 0x7fffffff) {
    throw new StoreError(
      67,
      "TTL index 'expireAfterSeconds' option must be within an acceptable range, a number from 0 to 2147483647",
    );
  }
  if (Object.keys(key).length !== 1 || '_id' in key) {
    throw new StoreError(
      67,
      'TTL indexes are single-field indexes, compound indexes do not support TTL',
    );
  }
}

/** True when the index exists; an index with the same name or key but other options is a conflict. */
function findSame(collection: Collection, spec: IndexSpec): boolean {
  if (sortKey(spec.key) === sortKey({ _id: 1 })) return true;
  for (const { spec: present } of collection.indexes.values()) {
    const isSameKey = sortKey(present.key) === sortKey(spec.key);
    const isSame = isSameKey && optionsKey(present) === optionsKey(spec);
    if (present.name === spec.name) {
      if (isSame) return true;
      const what = isSameKey ? 'the same name and different options' : 'the same name';
      throw new StoreError(
        86,
        `An existing index has ${what} as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${JSON.stringify(spec)}, existing index: ${JSON.stringify(present)}`,
      );
    }
    if (isSame)
      throw new StoreError(85, `Index already exists with a different name: ${present.name}`);
    const { expireAfterSeconds } = spec;
    if (isSameKey && optionsKey({ ...present, expireAfterSeconds }) === optionsKey(spec)) {
      throw new StoreError(
        85,
        `An equivalent index already exists with a different name and options: ${present.name}`,
      );
    }
  }
  return false;
}

const optionsKey = ({ unique, sparse, partialFilterExpression, expireAfterSeconds }: Document) =>
  sortKey([unique, sparse, partialFilterExpression, expireAfterSeconds]);

export const listIndexes: Command = {
  fields: ['cursor', 'includeBuildUUIDs', 'includeIndexBuildInfo'],
  *run(request) {
    const { clock, cursors } = request;
    const collection = collectionOf(request);
    if (!collection) throw new StoreError(26, `ns does not exist: ${namespaceOf(request)}`);
    const documents = [...collection.indexes.values()].map(({ spec }) => encode(spec));
    const size = countArgument(documentArgument(request.body, 'cursor'), 'batchSize') ?? Infinity;
    const { namespace } = collection;
    return { batch: yield* cursors.first({ namespace, documents, size, clock }) };
  },
};

export const dropIndexes: Command = {
  fields: ['index'],
  *run(request) {
    const collection = collectionOf(request);
    if (!collection) throw new StoreError(26, `ns not found ${namespaceOf(request)}`);
    const nIndexesWas = collection.indexes.size;
    const wanted: unknown = request.body['index'];
    const names =
      wanted === '*'
        ? [...collection.indexes.keys()].filter((name) => name !== '_id_')
        : (Array.isArray(wanted) ? wanted : [wanted]).map((index) => nameOf(collection, index));
    yield* collection.claims.exclusively(() => {
      for (const name of names) request.catalog.dropIndex(collection, name);
    });
    return {
      nIndexesWas,
      ...(wanted === '*' ? { msg: 'non-_id indexes dropped for collection' } : {}),
    };
  },
};

function nameOf(collection: Collection, wanted: unknown): string {
  const found = [...collection.indexes.values()].find(({ spec }) =>
    isPlain(wanted) ? sortKey(spec.key) === sortKey(wanted) : spec.name === wanted,
  );
  if (!found) {
    throw new StoreError(
      27,
      isPlain(wanted)
        ? `can't find index with key: ${JSON.stringify(wanted)}`
        : `index not found with name [${String(wanted)}]`,
    );
  }
  if (found.spec.name === '_id_') throw new StoreError(72, 'cannot drop _id index');
  return found.spec.name;
}
