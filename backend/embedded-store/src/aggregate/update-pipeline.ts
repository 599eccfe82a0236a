import type { Document } from '../bson/document.ts';
import { StoreError } from '../store-error.ts';
import { documentStages } from './document-stages.ts';
import { isStage } from './run-pipeline.ts';

const allowed = new Set([
  '$addFields',
  '$set',
  '$project',
  '$unset',
  '$replaceRoot',
  '$replaceWith',
]);

/** An update that is a pipeline: the stages that work on one document at a time. */
export function runUpdatePipeline(
  pipeline: Document[],
  document: Document,
  variables: Document,
): Document {
  let result = document;
  for (const stage of pipeline) {
    const [name = ''] = Object.keys(stage);
    if (!isStage(name)) {
      throw new StoreError(40324, `Unrecognized pipeline stage name: '${name}'`);
    }
    if (!allowed.has(name)) {
      throw new StoreError(72, `${name} is not allowed to be used within an update`);
    }
    result = documentStages[name]!(stage[name], variables)(result);
  }
  return result;
}
