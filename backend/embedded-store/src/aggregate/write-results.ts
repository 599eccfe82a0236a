import { ObjectId } from 'bson';
import { isPlain, type Document } from '../bson/document.ts';
import { sortKey } from '../bson/sort-key.ts';
import { fieldValues } from '../query/field-values.ts';
import { findDocuments } from '../query/find-documents.ts';
import { StoreError, notSupported } from '../store-error.ts';
import type { Catalog } from '../storage/catalog.ts';
import { runPipeline, stageOf, type PipelineContext } from './run-pipeline.ts';

/** $out and $merge, the last stage of a pipeline. */
export function writeResults(
  catalog: Catalog,
  database: string,
  stage: Document,
  documents: Iterable<Document>,
  context: PipelineContext,
): void {
  const [name, spec] = stageOf(stage);
  const target: unknown = name === '$out' ? spec : isPlain(spec) ? spec['into'] : spec;
  const namespace = isPlain(target)
    ? `${String(target['db'] ?? database)}.${String(target['coll'])}`
    : `${database}.${String(target)}`;
  if (name === '$out') replaceCollection(catalog, namespace, documents);
  else merge(catalog, namespace, isPlain(spec) ? spec : {}, documents, context);
}

/** The new collection is built aside, with the indexes of the old one, and then takes its name. */
function replaceCollection(
  catalog: Catalog,
  namespace: string,
  documents: Iterable<Document>,
): void {
  const old = catalog.find(namespace);
  const [database] = namespace.split('.');
  const next = catalog.create(`${database}.tmp-out-${new ObjectId().toHexString()}`);
  try {
    for (const { spec } of old?.indexes.values() ?? []) {
      if (spec.name !== '_id_') catalog.createIndex(next, spec);
    }
    for (const document of documents) next.insertDocument(withId(document));
  } catch (error) {
    catalog.drop(next);
    throw error;
  }
  catalog.rename(next, namespace);
}

const withId = ({ _id = new ObjectId(), ...rest }: Document): Document => ({
  _id: _id as unknown,
  ...rest,
});

function merge(
  catalog: Catalog,
  namespace: string,
  spec: Document,
  documents: Iterable<Document>,
  context: PipelineContext,
): void {
  const { on = '_id', whenMatched = 'merge', whenNotMatched = 'insert', let: given } = spec;
  if (given !== undefined) throw notSupported('$merge with let');
  const fields = Array.isArray(on) ? (on as string[]) : [on as string];
  const collection = catalog.findOrCreate(namespace);
  const isUnique = [...collection.indexes.values()].some(
    ({ spec: { key, unique, name } }) =>
      (unique || name === '_id_') &&
      sortKey(Object.keys(key).sort()) === sortKey([...fields].sort()),
  );
  if (!isUnique)
    throw new StoreError(51183, 'Cannot find index to verify that join fields will be unique');
  for (const found of documents) {
    const document = withId(found);
    const filter: Document = {};
    for (const field of fields) filter[field] = { $eq: fieldValues(document, field)[0] ?? null };
    const [stored] = findDocuments(collection, { filter, limit: 1 });
    if (!stored) {
      if (whenNotMatched === 'fail')
        throw new StoreError(
          13113,
          '$merge could not find a matching document in the target collection for at least one document in the source collection',
        );
      if (whenNotMatched === 'insert') collection.insertDocument(document);
      continue;
    }
    if (whenMatched === 'fail') collection.insertDocument(document);
    if (whenMatched === 'keepExisting') continue;
    const id = stored.document['_id'] as unknown;
    if (Array.isArray(whenMatched)) {
      const variables = { ...context.variables, new: document };
      const [next] = runPipeline(whenMatched as Document[], [stored.document], {
        ...context,
        variables,
      });
      collection.replace(stored, next!);
    } else if (whenMatched === 'replace') collection.replace(stored, { ...document, _id: id });
    else collection.replace(stored, { ...stored.document, ...document, _id: id });
  }
}
