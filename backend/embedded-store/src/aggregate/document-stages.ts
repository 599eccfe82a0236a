import { clone, isPlain, type Document } from '../bson/document.ts';
import { typeName } from '../bson/type-names.ts';
import { compileProjection } from '../query/project.ts';
import { StoreError } from '../store-error.ts';
import { evaluator } from './evaluate.ts';
import { withField } from './with-field.ts';

type DocumentStage = (spec: unknown, variables: Document) => (document: Document) => Document;

/** The stages that make one document of one document. */
export const documentStages: Record<string, DocumentStage> = {
  $addFields: addFields,
  $set: addFields,
  $project: (spec, variables) => {
    if (!isPlain(spec)) throw new StoreError(15969, '$project specification must be an object');
    const project = compileProjection(spec, { filter: {}, variables, isFind: false });
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
    return (document) =>
      (paths as string[]).reduce((result, path) => withField(result, path, undefined), document);
  },
  $replaceRoot: (spec, variables) => {
    if (!isPlain(spec) || !('newRoot' in spec)) {
      throw new StoreError(40231, 'no newRoot specified for the $replaceRoot stage');
    }
    return replaceWith(spec['newRoot'], variables);
  },
  $replaceWith: replaceWith,
};

function addFields(spec: unknown, variables: Document) {
  if (!isPlain(spec))
    throw new StoreError(40272, '$addFields specification stage must be an object');
  const fields = [...flatten(spec, '')].map(
    ([path, expression]) => [path, evaluator(expression, variables)] as const,
  );
  return (document: Document) => {
    let result = document;
    for (const [path, compute] of fields) {
      const value = compute(document);
      result = withField(result, path, clone<unknown>(value));
    }
    return result;
  };
}

/** `{ a: { b: 1 } }` means the field `a.b`, as in a projection. */
function* flatten(spec: Document, prefix: string): Generator<[string, unknown]> {
  for (const [name, value] of Object.entries(spec)) {
    const isNested =
      isPlain(value) && Object.keys(value).length && !Object.keys(value)[0]!.startsWith('$');
    if (isNested) yield* flatten(value, `${prefix}${name}.`);
    else yield [prefix + name, value];
  }
}

function replaceWith(expression: unknown, variables: Document) {
  const compute = evaluator(expression, variables);
  return (document: Document) => {
    const root = compute(document);
    if (isPlain(root)) return root;
    throw new StoreError(
      40228,
      `'newRoot' expression must evaluate to an object, but resulting value was of type: ${root === undefined ? 'missing' : typeName(root)}`,
    );
  };
}
