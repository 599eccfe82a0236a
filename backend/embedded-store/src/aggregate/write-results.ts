import { ObjectId } from 'bson';
import type { Work } from '../clock.ts';
import { isPlain, type Document } from '../bson/document.ts';
import { sortKey } from '../bson/sort-key.ts';
import { extend, type Cell } from '../expression/scope.ts';
import { fieldValues } from '../query/field-values.ts';
import { findDocuments } from '../query/find-documents.ts';
import { StoreError, failedToParse, notSupported } from '../store-error.ts';
import type { Catalog } from '../storage/catalog.ts';
import type { PipelineContext } from './pipeline-context.ts';
import { stageOf } from './stage-of.ts';
import { compileUpdatePipeline } from './update-pipeline.ts';

/** $out and $merge, the last stage of a pipeline. */
export function* writeResults(
  catalog: Catalog,
  database: string,
  stage: Document,
  documents: Document[],
  context: PipelineContext,
): Work<void> {
  const [name, spec] = stageOf(stage);
  const target: unknown = name === '$out' ? spec : isPlain(spec) ? spec['into'] : spec;
  const namespace = namespaceOf(database, target);
  if (name === '$out') yield* replaceCollection(catalog, namespace, documents, context);
  else yield* merge(catalog, namespace, isPlain(spec) ? spec : {}, documents, context);
}

function namespaceOf(database: string, target: unknown): string {
  if (typeof target === 'string') return `${database}.${target}`;
  const { db = database, coll, ...others } = isPlain(target) ? target : {};
  if (typeof coll !== 'string')
    throw failedToParse('$out and $merge need the name of a collection');
  const [other] = Object.keys(others);
  if (other !== undefined) throw notSupported(`$out with ${other}`);
  return `${String(db)}.${coll}`;
}

/** The new collection is built aside, with the indexes of the old one, and then takes its name. */
function* replaceCollection(
  catalog: Catalog,
  namespace: string,
  documents: Document[],
  { scope: { clock } }: PipelineContext,
): Work<void> {
  const old = catalog.find(namespace);
  const next = catalog.createUnfinished(namespace.split('.')[0]!);
  let isDone = false;
  try {
    for (const { spec } of old?.indexes.values() ?? []) {
      if (spec.name !== '_id_') yield* catalog.createIndex(next, spec, clock);
    }
    for (const document of documents) {
      if (clock.isDue()) yield;
      next.insertDocument(withId(document));
    }
    catalog.rename(next, namespace);
    isDone = true;
  } finally {
    if (!isDone) catalog.drop(next);
  }
}

const withId = ({ _id = new ObjectId(), ...rest }: Document): Document => ({
  _id: _id as unknown,
  ...rest,
});

const whenNotMatchedKinds = ['insert', 'discard', 'fail'];
const whenMatchedKinds = ['merge', 'replace', 'keepExisting', 'fail'];

function* merge(
  catalog: Catalog,
  namespace: string,
  spec: Document,
  documents: Document[],
  context: PipelineContext,
): Work<void> {
  const {
    into: _into,
    on = '_id',
    whenMatched = 'merge',
    whenNotMatched = 'insert',
    ...others
  } = spec;
  const [other] = Object.keys(others);
  if (other !== undefined) throw notSupported(`$merge with ${other}`);
  if (!whenNotMatchedKinds.includes(whenNotMatched as string)) {
    throw new StoreError(
      2,
      `Enumeration value '${String(whenNotMatched)}' for field 'whenNotMatched' is not a valid value.`,
    );
  }
  const fields = Array.isArray(on) ? (on as string[]) : [on as string];
  const collection = catalog.findOrCreate(namespace);
  const isUnique = [...collection.indexes.values()].some(
    ({ spec: { key, unique, name } }) =>
      (unique || name === '_id_') &&
      sortKey(Object.keys(key).sort()) === sortKey([...fields].sort()),
  );
  if (!isUnique)
    throw new StoreError(51183, 'Cannot find index to verify that join fields will be unique');
  const combine = combination(whenMatched, context);
  for (const found of documents) {
    if (context.scope.clock.isDue()) yield;
    const document = withId(found);
    const filter: Document = {};
    for (const field of fields) filter[field] = { $eq: fieldValues(document, field)[0] ?? null };
    const [match] = yield* findDocuments(collection, { filter, limit: 1 }, context.scope);
    const stored = match && collection.documents.get(match.id);
    if (!stored) {
      if (whenNotMatched === 'fail')
        throw new StoreError(
          13113,
          '$merge could not find a matching document in the target collection for at least one document in the source collection',
        );
      if (whenNotMatched === 'insert') collection.insertDocument(document);
    } else if (whenMatched === 'fail') collection.insertDocument(document);
    else if (whenMatched !== 'keepExisting') {
      const id = stored.document['_id'] as unknown;
      collection.replace(stored, { ...combine(stored.document, document), _id: id });
    }
  }
}

type Combine = (stored: Document, found: Document) => Document;

function combination(whenMatched: unknown, { scope }: PipelineContext): Combine {
  if (Array.isArray(whenMatched)) {
    const found: Cell = { value: undefined };
    const change = compileUpdatePipeline(whenMatched, extend(scope, [['new', found]]));
    return (stored, document) => {
      found.value = document;
      return change(stored);
    };
  }
  if (!whenMatchedKinds.includes(whenMatched as string)) {
    throw new StoreError(
      2,
      `Enumeration value '${String(whenMatched)}' for field 'whenMatched' is not a valid value.`,
    );
  }
  return (stored, document) => (whenMatched === 'replace' ? document : { ...stored, ...document });
}
