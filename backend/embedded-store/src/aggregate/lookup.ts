import { isPlain, type Document } from '../bson/document.ts';
import { compile } from '../expression/compile.ts';
import { extend, type Cell } from '../expression/scope.ts';
import { checkVariable } from '../expression/variable-name.ts';
import { fieldValues } from '../query/field-values.ts';
import { findDocuments } from '../query/find-documents.ts';
import { failedToParse, notSupported } from '../store-error.ts';
import type { PipelineContext, Stage } from './pipeline-context.ts';
import { withField } from './with-field.ts';

export function lookup(spec: unknown, context: PipelineContext): Stage {
  if (!isPlain(spec)) throw failedToParse('the $lookup stage specification must be an object');
  const { from, localField, foreignField, let: variables = {}, pipeline, as, ...others } = spec;
  const [other] = Object.keys(others);
  if (other !== undefined) throw failedToParse(`unknown argument to $lookup: ${other}`);
  if (typeof as !== 'string') throw failedToParse("must specify 'as' field for a $lookup");
  if (typeof from !== 'string') throw notSupported('$lookup without a collection of this database');
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
  const { scope } = context;
  const collection = context.find(from);
  const own = Object.entries(variables as Document).map(([name, expression]) => {
    checkVariable(name);
    const cell: Cell = { value: undefined };
    return { name, cell, valueOf: compile(expression, scope) };
  });
  const inner = extend(
    scope,
    own.map(({ name, cell }) => [name, cell] as const),
  );
  const rest = Array.isArray(pipeline)
    ? context.compile(pipeline as Document[], { ...context, collection, scope: inner })
    : undefined;

  return function* (documents) {
    const results: Document[] = [];
    for (const document of documents) {
      if (scope.clock.isDue()) yield;
      const filter = isJoin
        ? { [foreignField as string]: { $in: localValues(document, localField as string) } }
        : {};
      const stored = yield* findDocuments(collection, { filter }, scope);
      let found: Document[] = stored.map((item) => item.document);
      if (rest) {
        const values = own.map(({ valueOf }) => valueOf(document));
        own.forEach(({ cell }, i) => (cell.value = values[i]));
        found = yield* rest(found);
      }
      results.push(withField(document, as, found));
    }
    return results;
  };
}

/** An array stands for its elements; nothing at all stands for null. */
function localValues(document: Document, path: string): unknown[] {
  const values = fieldValues(document, path).flatMap((value) => value);
  return values.length ? values.map((value) => value ?? null) : [null];
}
