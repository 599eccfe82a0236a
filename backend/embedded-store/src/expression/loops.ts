import { isNumeric } from '../bson/sort-key.ts';
import { isTrue } from '../bson/truth.ts';
import { typeName } from '../bson/type-names.ts';
import { StoreError } from '../store-error.ts';
import { checkVariable } from './variable-name.ts';
import { isNullish, namedOperands, optional } from './operands.ts';
import { extend, type Cell, type Operator, type Scope } from './scope.ts';

/** Counts each step against the command's time: an array may be long, and loops are nested. */
function itemsOf(name: string, code: number, input: unknown): unknown[] | null {
  if (isNullish(input)) return null;
  if (Array.isArray(input)) return input;
  throw new StoreError(code, `input to ${name} must be an array not ${typeName(input)}`);
}

function withItem(name: unknown, scope: Scope): { item: Cell; inner: Scope } {
  const item: Cell = { value: undefined };
  const as = name === undefined ? 'this' : String(name);
  checkVariable(as);
  return { item, inner: extend(scope, [[as, item]]) };
}

const $map: Operator = (operand, scope, compile) => {
  const named = namedOperands('$map', operand, { required: ['input', 'in'], optional: ['as'] });
  const input = compile(named['input'], scope);
  const { item, inner } = withItem(named['as'], scope);
  const change = compile(named['in'], inner);
  return (root) => {
    const items = itemsOf('$map', 16883, input(root));
    if (!items) return null;
    return items.map((value) => {
      scope.clock.step();
      item.value = value;
      return change(root) ?? null;
    });
  };
};

const $filter: Operator = (operand, scope, compile) => {
  const named = namedOperands('$filter', operand, {
    required: ['input', 'cond'],
    optional: ['as', 'limit'],
  });
  const input = compile(named['input'], scope);
  const limit = optional(named['limit'], scope, compile);
  const { item, inner } = withItem(named['as'], scope);
  const test = compile(named['cond'], inner);
  return (root) => {
    const items = itemsOf('$filter', 28651, input(root));
    if (!items) return null;
    const most = limitOf(limit?.(root));
    const kept: unknown[] = [];
    for (const value of items) {
      if (kept.length === most) break;
      scope.clock.step();
      item.value = value;
      if (isTrue(test(root))) kept.push(value);
    }
    return kept;
  };
};

function limitOf(limit: unknown): number {
  if (isNullish(limit)) return Infinity;
  const number = isNumeric(limit) ? Number(limit.toString()) : NaN;
  if (!Number.isInteger(number)) {
    throw new StoreError(327391, '$filter: limit must be represented as a 32-bit integral value');
  }
  if (number <= 0) throw new StoreError(327392, '$filter: limit must be greater than 0');
  return number;
}

const $reduce: Operator = (operand, scope, compile) => {
  const named = namedOperands('$reduce', operand, { required: ['input', 'initialValue', 'in'] });
  const input = compile(named['input'], scope);
  const initial = compile(named['initialValue'], scope);
  const [item, sofar]: Cell[] = [{ value: undefined }, { value: undefined }];
  const cells = [
    ['this', item!],
    ['value', sofar!],
  ] as const;
  const step = compile(named['in'], extend(scope, cells));
  return (root) => {
    const items = itemsOf('$reduce', 40080, input(root));
    if (!items) return null;
    let result = initial(root);
    for (const value of items) {
      scope.clock.step();
      item!.value = value;
      sofar!.value = result;
      result = step(root);
    }
    return result;
  };
};

const $let: Operator = (operand, scope, compile) => {
  const named = namedOperands('$let', operand, { required: ['vars', 'in'] });
  const variables = Object.entries((named['vars'] ?? {}) as Record<string, unknown>).map(
    ([name, expression]) => {
      checkVariable(name);
      const cell: Cell = { value: undefined };
      return { name, cell, compute: compile(expression, scope) };
    },
  );
  const inner = extend(
    scope,
    variables.map(({ name, cell }) => [name, cell] as const),
  );
  const body = compile(named['in'], inner);
  return (root) => {
    const values = variables.map(({ compute }) => compute(root));
    variables.forEach(({ cell }, i) => (cell.value = values[i]));
    return body(root);
  };
};

/** Operators with variables of their own. */
export const loops: Record<string, Operator> = { $map, $filter, $reduce, $let };
