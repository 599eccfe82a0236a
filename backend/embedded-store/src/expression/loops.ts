import { isTrue } from '../bson/truth.ts';
import { typeName } from '../bson/type-names.ts';
import { StoreError } from '../store-error.ts';
import { isNullish, namedOperands } from './operands.ts';
import { extend, type Cell, type Compile, type Operator, type Scope } from './scope.ts';

/** What runs once for each item of an array counts its steps: an array may be long, loops nest. */
function loop(
  name: string,
  code: number,
  { operand, scope, compile }: { operand: unknown; scope: Scope; compile: Compile },
  run: (items: unknown[], evaluate: (item: unknown) => unknown) => unknown[],
): ReturnType<Operator> {
  const body = name === '$map' ? 'in' : 'cond';
  const named = namedOperands(name, operand, { required: ['input', body], optional: ['as'] });
  const input = compile(named['input'], scope);
  const item: Cell = { value: undefined };
  const evaluate = compile(named[body], extend(scope, [[String(named['as'] ?? 'this'), item]]));
  return (root) => {
    const items = itemsOf(name, code, input(root));
    if (!items) return null;
    return run(items, (value) => {
      scope.clock.step();
      item.value = value;
      return evaluate(root);
    });
  };
}

function itemsOf(name: string, code: number, input: unknown): unknown[] | null {
  if (isNullish(input)) return null;
  if (Array.isArray(input)) return input;
  throw new StoreError(code, `input to ${name} must be an array not ${typeName(input)}`);
}

const $map: Operator = (operand, scope, compile) =>
  loop('$map', 16883, { operand, scope, compile }, (items, change) =>
    items.map((item) => change(item) ?? null),
  );

const $filter: Operator = (operand, scope, compile) =>
  loop('$filter', 28651, { operand, scope, compile }, (items, test) =>
    items.filter((item) => isTrue(test(item))),
  );

const $reduce: Operator = (operand, scope, compile) => {
  const named = namedOperands('$reduce', operand, { required: ['input', 'initialValue', 'in'] });
  const input = compile(named['input'], scope);
  const initial = compile(named['initialValue'], scope);
  const [item, sofar]: [Cell, Cell] = [{ value: undefined }, { value: undefined }];
  const cells = [
    ['this', item],
    ['value', sofar],
  ] as const;
  const step = compile(named['in'], extend(scope, [...cells]));
  return (root) => {
    const items = itemsOf('$reduce', 40080, input(root));
    if (!items) return null;
    let result = initial(root);
    for (const value of items) {
      scope.clock.step();
      item.value = value;
      sofar.value = result;
      result = step(root);
    }
    return result;
  };
};

const $let: Operator = (operand, scope, compile) => {
  const named = namedOperands('$let', operand, { required: ['vars', 'in'] });
  const variables = Object.entries(named['vars'] ?? {}).map(([name, expression]) => {
    const cell: Cell = { value: undefined };
    return { entry: [name, cell] as const, cell, compute: compile(expression, scope) };
  });
  const inner = extend(
    scope,
    variables.map(({ entry }) => entry),
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
