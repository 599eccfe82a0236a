import type { Document } from '../bson/document.ts';
import type { Scope } from '../expression/scope.ts';
import { StoreError } from '../store-error.ts';
import { documentStages } from './document-stages.ts';
import { stageOf, unknownStage } from './stage-of.ts';

const known = new Set(
  `$match $sort $skip $limit $group $bucket $bucketAuto $unwind $lookup $graphLookup $facet $count
  $sortByCount $sample $unionWith $out $merge $redact $geoNear $indexStats $collStats $documents
  $densify $fill $setWindowFields`.split(/\s+/),
);

/** An update that is a pipeline: the stages that work on one document at a time. */
export function compileUpdatePipeline(
  pipeline: unknown[],
  scope: Scope,
): (document: Document) => Document {
  const stages = pipeline.map((stage) => {
    const [name, spec] = stageOf(stage);
    const compile = Object.hasOwn(documentStages, name) ? documentStages[name] : undefined;
    if (compile) return compile(spec, scope);
    throw known.has(name)
      ? new StoreError(72, `${name} is not allowed to be used within an update`)
      : unknownStage(name);
  });
  return (document) => stages.reduce((result, stage) => stage(result), document);
}
