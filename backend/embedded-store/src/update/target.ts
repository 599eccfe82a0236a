import { describe } from '../bson/describe.ts';
import { typeName } from '../bson/type-names.ts';
import { badValue } from '../store-error.ts';

/** The field an update operator works on. */
export interface Target {
  path: string;
  value: unknown;
  id: unknown;
}

export function listOf({ path, value, id }: Target, operator: string): unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  const message = `must be an array but is of type ${typeName(value)} in document {_id: ${describe(id)}}`;
  throw badValue(
    operator === '$push'
      ? `The field '${path}' ${message}`
      : `Cannot apply ${operator} to non-array field. Field named '${path.split('.').at(-1)}' has non-array type ${typeName(value)}`,
  );
}
