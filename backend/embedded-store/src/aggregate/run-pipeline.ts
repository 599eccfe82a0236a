import { isPlain, type Document } from '../bson/document.ts';
import { toNumber } from '../bson/sort-key.ts';
import { compileFilter } from '../query/compile-filter.ts';
import { parseSort, sortBy } from '../query/sort.ts';
import { StoreError, notSupported } from '../store-error.ts';
import { bucket } from './bucket.ts';
import { documentStages } from './document-stages.ts';
import { facet, unionWith } from './inner-pipelines.ts';
import { group } from './group.ts';
import { lookup } from './lookup.ts';
import { each, immediate, type PipelineContext, type Stage } from './pipeline-context.ts';
import { sources } from './sources.ts';
import { stageOf, unknownStage } from './stage-of.ts';
import { unwind } from './unwind.ts';

const stages: Record<string, (spec: unknown, context: PipelineContext) => Stage> = {
  ...sources,
  $match: (spec, context) => {
    if (!isPlain(spec))
      throw new StoreError(15959, 'the match filter must be an expression in an object');
    const { test } = compileFilter(spec, context.scope);
    return each(context, (document) => (test(document) ? document : undefined));
  },
  $sort: (spec, { scope }) => {
    if (!isPlain(spec))
      throw new StoreError(15973, 'the $sort key specification must be an object');
    if (Object.keys(spec).length === 0)
      throw new StoreError(15976, '$sort stage must have at least one sort key');
    const sort = parseSort(spec);
    return (documents) => sortBy(documents, (document) => document, sort, scope.clock);
  },
  $skip: (spec) => cut('$skip', 15956, spec, 0, (documents, n) => documents.slice(n)),
  $limit: (spec) => cut('$limit', 15957, spec, 1, (documents, n) => documents.slice(0, n)),
  $group: (spec, { scope }) => group(spec, scope),
  $bucket: bucket,
  $unwind: unwind,
  $lookup: lookup,
  $facet: facet,
  $unionWith: unionWith,
  $count: (spec) => {
    if (typeof spec !== 'string' || !/^[^$.][^.]*$/.test(spec)) {
      throw new StoreError(40156, 'the count field must be a non-empty string without $ or .');
    }
    return immediate(({ length }) => (length ? [{ [spec]: length }] : []));
  },
  $sortByCount: (spec, { scope }) => {
    const groups = group({ _id: spec, count: { $sum: 1 } }, scope);
    return function* (documents) {
      const found = yield* groups(documents);
      return yield* sortBy(found, (document) => document, [['count', -1]], scope.clock);
    };
  },
  $sample: (spec) => {
    const { size, ...others } = isPlain(spec) ? spec : {};
    const wanted = toNumber(size);
    if (!(wanted > 0) || Object.keys(others).length) {
      throw new StoreError(28747, 'size argument to $sample must be a positive integer');
    }
    return immediate((documents) => {
      const rest = [...documents];
      const count = Math.min(Math.trunc(wanted), rest.length);
      for (let i = 0; i < count; i++) {
        const other = i + Math.floor(Math.random() * (rest.length - i));
        [rest[i], rest[other]] = [rest[other]!, rest[i]!];
      }
      return rest.slice(0, count);
    });
  },
};

/** What MongoDB has and this store has not. */
const refused = new Set(
  `$bucketAuto $densify $fill $redact $setWindowFields $graphLookup $geoNear $search $searchMeta
  $vectorSearch $currentOp $documents $listSessions $listLocalSessions $planCacheStats
  $changeStreamSplitLargeEvent $listSampledQueries $shardedDataDistribution $listSearchIndexes
  $queryStats $rankFusion $score`.split(/\s+/),
);

/** Prepares all stages before the first document, so that a mistake shows without any. */
export function compilePipeline(pipeline: Document[], context: PipelineContext): Stage {
  const prepared = cutsFirst(pipeline).map((stage) => compileStage(stage, context));
  return function* (documents) {
    let results = documents;
    for (const stage of prepared) results = yield* stage(results);
    return results;
  };
}

function compileStage(stage: unknown, context: PipelineContext): Stage {
  const [name, spec] = stageOf(stage);
  // Without the dollar sign a name could be one that every object has, such as toString.
  if (!name.startsWith('$')) throw unknownStage(name);
  const perDocument = documentStages[name];
  if (perDocument) return each(context, perDocument(spec, context.scope));
  if (stages[name]) return stages[name](spec, context);
  if (refused.has(name)) throw notSupported(name);
  if (name === '$changeStream') {
    throw new StoreError(40573, 'The $changeStream stage is only supported on replica sets');
  }
  if (name === '$out' || name === '$merge') {
    throw new StoreError(40601, `${name} can only be the final stage in the pipeline`);
  }
  throw unknownStage(name);
}

/** $skip and $limit go before what changes one document each: as in MongoDB, none in vain. */
function cutsFirst(pipeline: unknown[]): unknown[] {
  const ordered: unknown[] = [];
  for (const stage of pipeline) {
    const [name] = stageOf(stage);
    let at = ordered.length;
    if (name === '$skip' || name === '$limit') {
      while (at > 0 && stageOf(ordered[at - 1])[0] in documentStages) at--;
    }
    ordered.splice(at, 0, stage);
  }
  return ordered;
}

function cut(
  name: string,
  code: number,
  spec: unknown,
  least: number,
  slice: (documents: Document[], count: number) => Document[],
): Stage {
  const number = toNumber(spec);
  if (Number.isInteger(number) && number >= least) {
    return immediate((documents) => slice(documents, number));
  }
  if (name === '$limit' && number === 0) throw new StoreError(15958, 'the limit must be positive');
  throw new StoreError(
    code,
    `invalid argument to ${name} stage: Expected a ${least ? 'positive' : 'non-negative'} number`,
  );
}
