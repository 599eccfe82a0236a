import type { Clock, Work } from '../clock.ts';
import { isPlain, type Document } from '../bson/document.ts';
import { StoreError } from '../store-error.ts';

/** A prepared stage, or a whole pipeline. */
export type Stage = (documents: Document[]) => Work<Document[]>;

/** The name and the operand of a stage as it was sent. */
export function stageOf(stage: unknown): [name: string, spec: unknown] {
  if (!isPlain(stage))
    throw new StoreError(14, "Each element of the 'pipeline' array must be an object");
  const [entry, ...more] = Object.entries(stage);
  if (!entry || more.length) {
    throw new StoreError(
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  return entry;
}

/** Maps each document to one or none, with pauses. */
export function each(clock: Clock, change: (document: Document) => Document | undefined): Stage {
  return function* (documents) {
    const results: Document[] = [];
    for (const document of documents) {
      if (clock.shouldPause()) yield;
      const result = change(document);
      if (result) results.push(result);
    }
    return results;
  };
}

/** A stage without pauses. */
export const immediate = (change: (documents: Document[]) => Document[]): Stage =>
  // eslint-disable-next-line require-yield -- there is nothing to pause for
  function* (documents) {
    return change(documents);
  };
