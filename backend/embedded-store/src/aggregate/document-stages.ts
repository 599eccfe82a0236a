import { isPlain, type Document } from '../bson/document.ts';
import { compile } from '../expression/compile.ts';
import type { Scope } from '../expression/scope.ts';
import { compileProjection } from '../query/project.ts';
import { StoreError } from '../store-error.ts';
import { withField, withoutField } from './with-field.ts';

type DocumentStage = (spec: unknown, scope: Scope) => (document: Document) => Document;

/** The stages that map one document to one document. */
export const documentStages: Record<string, DocumentStage> = {
  $addFields: addFields,
  $set: addFields,
  $project: (spec, scope) => {
    if (!isPlain(spec)) throw new StoreError(15969, '$project specification must be an object');
    const project = compileProjection(spec, scope);
    if (!project)
      throw new StoreError(
        51272,
        'Invalid $project :: caused by :: projection specification must have at least one field',
      );
    return project;
  },
  $unset: (spec) => {
    const paths = (Array.isArray(spec) ? spec : [spec]) as unknown[];
    if (paths.length === 0 || paths.some((path) => typeof path !== 'string' || path === '')) {
      throw new StoreError(
        31002,
        '$unset specification must be a string or an array with at least one field',
      );
    }
    return (document) => (paths as string[]).reduce(withoutField, document);
  },
};

function addFields(spec: unknown, scope: Scope) {
  if (!isPlain(spec))
    throw new StoreError(40272, '$addFields specification stage must be an object');
  const fields = [...flatten(spec, '')].map(
    ([path, expression]) => [path, compile(expression, scope)] as const,
  );
  // All expressions see the unchanged document.
  return (document: Document) =>
    fields
      .map(([path, valueOf]) => [path, valueOf(document)] as const)
      .reduce((result, [path, value]) => withField(result, path, value), document);
}

/** `{ a: { b: 1 } }` means the field `a.b`, as in a projection. */
function* flatten(spec: Document, prefix: string): Generator<[string, unknown]> {
  for (const [name, value] of Object.entries(spec)) {
    if (name === '' || name.startsWith('$')) {
      throw new StoreError(16410, `FieldPath field names may not start with '$', given '${name}'.`);
    }
    const isNested =
      isPlain(value) && Object.keys(value).length && !Object.keys(value)[0]!.startsWith('$');
    if (isNested) yield* flatten(value, `${prefix}${name}.`);
    else yield [prefix + name, value];
  }
}
