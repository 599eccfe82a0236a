/** What a command asks of its server, by kind: `stages`, `filters` and so on. */
export type DatabaseNeeds = Record<NeedKind, Set<string>>;
export type NeedKind = (typeof needKinds)[number];
export const needKinds = [
  'commands',
  'filters',
  'updates',
  'stages',
  'expressions',
  'projections',
  'indexes',
] as const;

/** What tests ask by themselves, and the shop never does. */
const needsOfTests = ['commands dropDatabase', 'indexes partialFilterExpression'];
/** What the driver says of a list that was given up halfway, whenever that happens to be. */
const needsOfDriver = ['commands killCursors'];

/** What the shop can do without. */
export const unneeded = [...needsOfTests, ...needsOfDriver];

type Fields = Record<string, unknown>;

export function noNeeds(): DatabaseNeeds {
  const kinds = needKinds.map((kind) => [kind, new Set<string>()]);
  return Object.fromEntries(kinds) as DatabaseNeeds;
}

/** Options of commands that not every server has; an option that all have is no need. */
const options = ['startTransaction', 'collation', 'hint', 'let', 'arrayFilters'];

/** Adds what a command asks, as the driver sends it. */
export function addNeeds(needs: DatabaseNeeds, name: string, command: Fields): void {
  needs.commands.add(name);
  for (const part of [command, ...listOf(command.updates), ...listOf(command.deletes)])
    for (const option of options) if (option in part) needs.commands.add(option);
  addFilter(needs, command.filter);
  addFilter(needs, command.query);
  addPipeline(needs, command.pipeline);
  addUpdate(needs, command.update);
  addFilter(needs, command.arrayFilters);
  addOperators(needs.projections, [command.projection, command.fields]);
  for (const { q, u, arrayFilters } of listOf(command.updates)) {
    addFilter(needs, q);
    addUpdate(needs, u);
    addFilter(needs, arrayFilters);
  }
  for (const { q } of listOf(command.deletes)) addFilter(needs, q);
  if (name === 'createIndexes') for (const index of listOf(command.indexes)) addIndex(needs, index);
}

function addIndex({ indexes }: DatabaseNeeds, { key, name: _name, ...options }: Fields): void {
  for (const option of Object.keys(options)) indexes.add(option);
  const kinds = Object.values(key as Fields);
  if (kinds.length > 1) indexes.add('compound');
  for (const kind of kinds) if (typeof kind === 'string') indexes.add(kind);
  if (kinds.includes(-1)) indexes.add('descending');
}

function addFilter(needs: DatabaseNeeds, filter: unknown): void {
  for (const [key, value] of entriesOf(filter)) {
    if (key.startsWith('$')) needs.filters.add(key);
    if (key === '$expr') addOperators(needs.expressions, value);
    else addFilter(needs, value);
  }
}

/** Operators at the top, their modifiers below, and positions in the paths. */
function addUpdate(needs: DatabaseNeeds, update: unknown): void {
  if (Array.isArray(update)) {
    needs.updates.add('pipeline');
    return addPipeline(needs, update);
  }
  for (const [operator, change] of entriesOf(update)) {
    if (operator.startsWith('$')) needs.updates.add(operator);
    for (const [path, value] of entriesOf(change)) {
      for (const part of path.split('.')) {
        if (part.startsWith('$')) needs.updates.add(part.replace(/\[\w+\]/, '[name]'));
      }
      if (operator === '$pull') addFilter(needs, value);
      else addOperators(needs.updates, value);
    }
  }
}

function addPipeline(needs: DatabaseNeeds, pipeline: unknown): void {
  for (const stage of listOf(pipeline)) {
    for (const [name, value] of Object.entries(stage)) {
      needs.stages.add(name);
      if (name === '$match') addFilter(needs, value);
      else if (name === '$facet')
        for (const [, inner] of entriesOf(value)) addPipeline(needs, inner);
      else if (name === '$lookup' || name === '$unionWith') {
        for (const [option, inner] of entriesOf(value)) {
          needs.stages.add(`${name}: ${option}`);
          if (option === 'pipeline') addPipeline(needs, inner);
        }
      } else addOperators(needs.expressions, value);
    }
  }
}

/** Every `$operator` and `$$VARIABLE`, however deep. */
function addOperators(found: Set<string>, value: unknown): void {
  if (typeof value === 'string') {
    const [variable = ''] = value.split('.');
    if (/^\$\$[A-Z]+$/.test(variable)) found.add(variable);
    return;
  }
  for (const [key, inner] of entriesOf(value)) {
    if (/^\$[a-z]/i.test(key)) found.add(key);
    addOperators(found, inner);
  }
}

function entriesOf(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((each) => entriesOf(each));
  const isPlain = value !== null && typeof value === 'object' && !('_bsontype' in value);
  return isPlain ? Object.entries(value) : [];
}

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? (value as Fields[]) : []);
