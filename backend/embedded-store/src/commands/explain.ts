import { isPlain, type Document } from '../bson/document.ts';
import { compileFilter } from '../filter/compile-filter.ts';
import { planQuery } from '../query/plan.ts';
import { parseSort } from '../query/sort.ts';
import { StoreError, notSupported } from '../store-error.ts';
import { collectionOf, documentArgument, namespaceOf } from './arguments.ts';
import type { Command, Request } from './command.ts';

/** Shows the chosen index, and counts from a real run. */
export const explain: Command = {
  fields: ['explain', 'verbosity'],
  *run(request) {
    const inner: unknown = request.body['explain'];
    if (!isPlain(inner)) throw new StoreError(9, 'explain command requires a nested object');
    const [name = ''] = Object.keys(inner);
    const nested: Request = { ...request, name, body: inner };
    if (name !== 'find') throw notSupported(`explain of ${name}`);
    const selection = { filter: documentArgument(inner, 'filter'), sort: inner['sort'] as unknown };
    const collection = collectionOf(nested);
    const namespace = namespaceOf(nested);
    const filter = compileFilter(selection.filter, request.scope);
    const sort = parseSort(selection.sort);
    if (!collection) return { queryPlanner: { namespace, winningPlan: { stage: 'EOF' } } };
    const plan = planQuery(collection, selection.filter, filter, sort);
    let totalDocsExamined = 0;
    let nReturned = 0;
    for (const { document } of new Set([...plan.candidates()].flat())) {
      if (request.clock.shouldPause()) yield;
      totalDocsExamined++;
      if (filter.test(document)) nReturned++;
    }
    const spec = plan.index?.spec;
    const source: Document = {
      stage: plan.stage,
      ...(spec
        ? { indexName: spec.name, keyPattern: spec.key, isMultiKey: plan.index!.multikey }
        : {}),
    };
    const reached = plan.stage === 'IXSCAN' ? { stage: 'FETCH', inputStage: source } : source;
    return {
      explainVersion: '1',
      queryPlanner: {
        namespace,
        parsedQuery: selection.filter,
        winningPlan: plan.isSorted
          ? reached
          : { stage: 'SORT', sortPattern: selection.sort, inputStage: reached },
        rejectedPlans: [],
      },
      executionStats: {
        executionSuccess: true,
        nReturned,
        totalKeysExamined: plan.stage === 'COLLSCAN' ? 0 : totalDocsExamined,
        totalDocsExamined,
      },
      serverInfo: { version: '7.0.0', gitVersion: 'embedded-store' },
    };
  },
};
