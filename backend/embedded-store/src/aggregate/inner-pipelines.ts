import { isPlain, setField, type Document } from '../bson/document.ts';
import { StoreError, failedToParse, notSupported } from '../store-error.ts';
import type { PipelineContext, Stage } from './pipeline-context.ts';
import { isSource } from './sources.ts';
import { stageOf } from './stage-of.ts';

/** Several pipelines over the same documents. */
export function facet(spec: unknown, context: PipelineContext): Stage {
  if (!isPlain(spec) || Object.keys(spec).length === 0)
    throw new StoreError(40169, 'the $facet specification must be a non-empty object');
  const facets = Object.entries(spec).map(([name, pipeline]) => {
    checkInner(pipeline, '$facet');
    return [name, context.compile(pipeline as Document[], context)] as const;
  });
  return function* (documents) {
    const result: Document = {};
    for (const [name, run] of facets) setField(result, name, yield* run(documents));
    return [result];
  };
}

export function unionWith(spec: unknown, context: PipelineContext): Stage {
  const from: unknown = typeof spec === 'string' ? { coll: spec } : spec;
  if (!isPlain(from))
    throw failedToParse('the $unionWith specification must be an object or string');
  const { coll, pipeline = [], ...others } = from;
  const [other] = Object.keys(others);
  if (other !== undefined) {
    throw new StoreError(40415, `BSON field '$unionWith.${other}' is an unknown field.`);
  }
  if (typeof coll !== 'string') throw notSupported('$unionWith without a collection');
  checkInner(pipeline, '$unionWith');
  const collection = context.find(coll);
  const run = context.compile(pipeline as Document[], { ...context, collection });
  return function* (documents) {
    const others = [...(collection?.documents.values() ?? [])].map(({ document }) => document);
    return [...documents, ...(yield* run(others))];
  };
}

function checkInner(pipeline: unknown, outer: string): void {
  if (!Array.isArray(pipeline)) throw new StoreError(40170, `arguments to ${outer} must be arrays`);
  for (const stage of pipeline as unknown[]) {
    const [name] = stageOf(stage);
    const isForbidden =
      name === '$out' ||
      name === '$merge' ||
      (outer === '$facet' && (name === '$facet' || isSource(name)));
    if (isForbidden) {
      throw new StoreError(40600, `${name} is not allowed to be used within a ${outer} stage`);
    }
  }
}
