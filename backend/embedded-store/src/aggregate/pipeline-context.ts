import type { Work } from '../clock.ts';
import type { Document } from '../bson/document.ts';
import type { Scope } from '../expression/scope.ts';
import type { Collection } from '../storage/collection.ts';

export interface PipelineContext {
  collection: Collection | undefined;
  namespace: string;
  scope: Scope;
  find: (collection: string) => Collection | undefined;
  /** Prepares a pipeline within a stage. */
  compile: (pipeline: Document[], context: PipelineContext) => Stage;
}

/** A prepared stage, or a whole pipeline. */
export type Stage = (documents: Document[]) => Work<Document[]>;

/** Changes each document, or leaves it out, with pauses. */
export function each(
  { scope: { clock } }: PipelineContext,
  change: (document: Document) => Document | undefined,
): Stage {
  return function* (documents) {
    const results: Document[] = [];
    for (const document of documents) {
      if (clock.isDue()) yield;
      const result = change(document);
      if (result) results.push(result);
    }
    return results;
  };
}

/** A stage that is soon done. */
export const immediate = (change: (documents: Document[]) => Document[]): Stage =>
  // eslint-disable-next-line require-yield -- there is nothing to pause for
  function* (documents) {
    return change(documents);
  };
