import { isPlain } from '../bson/document.ts';
import { StoreError } from '../store-error.ts';

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

export const unknownStage = (name: string) =>
  new StoreError(40324, `Unrecognized pipeline stage name: '${name}'`);
