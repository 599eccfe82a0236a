import { isPlain, type Document } from '../bson/document.ts';
import { fieldValues } from '../query/field-values.ts';
import { findDocuments } from '../query/find-documents.ts';
import { failedToParse, notSupported } from '../store-error.ts';
import { evaluator } from './evaluate.ts';
import type { PipelineContext, RunPipeline } from './run-pipeline.ts';
import { withField } from './with-field.ts';

export function* lookup(
  documents: Iterable<Document>,
  spec: unknown,
  context: PipelineContext,
  runPipeline: RunPipeline,
): Generator<Document> {
  if (!isPlain(spec)) throw failedToParse('the $lookup stage specification must be an object');
  const { from, localField, foreignField, let: variables = {}, pipeline, as, ...others } = spec;
  const [other] = Object.keys(others);
  if (other !== undefined) throw failedToParse(`unknown argument to $lookup: ${other}`);
  if (typeof as !== 'string') throw failedToParse("must specify 'as' field for a $lookup");
  if (from !== undefined && typeof from !== 'string')
    throw notSupported('$lookup from another database');
  const isJoin = localField !== undefined || foreignField !== undefined;
  if (isJoin && (typeof localField !== 'string' || typeof foreignField !== 'string')) {
    throw failedToParse(
      '$lookup requires both or neither of localField and foreignField to be specified',
    );
  }
  if (!isJoin && !Array.isArray(pipeline)) {
    throw failedToParse(
      '$lookup requires either pipeline or both localField and foreignField to be specified',
    );
  }
  const collection = from === undefined ? undefined : context.find(from);
  const valuesOf = Object.entries(variables as Document).map(
    ([name, expression]) => [name, evaluator(expression, context.variables)] as const,
  );
  for (const document of documents) {
    const filter = isJoin
      ? { [foreignField as string]: { $in: localValues(document, localField as string) } }
      : {};
    let found = findDocuments(collection, { filter }).map((stored) => stored.document);
    if (Array.isArray(pipeline)) {
      const own = Object.fromEntries(
        valuesOf.map(([name, compute]) => [name, compute(document) ?? null]),
      );
      const inner = { ...context, collection, variables: { ...context.variables, ...own } };
      found = [...runPipeline(pipeline as Document[], found, inner)];
    }
    yield withField(document, as, found);
  }
}

/** An array stands for its elements; nothing at all stands for null. */
function localValues(document: Document, path: string): unknown[] {
  const values = fieldValues(document, path).flatMap((value) => value);
  return values.length ? values.map((value) => value ?? null) : [null];
}
