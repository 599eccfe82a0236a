import { hostname } from 'node:os';
import { Long } from 'bson';
import { isPlain } from '../bson/document.ts';
import { StoreError, notSupported } from '../store-error.ts';
import { noStatistics } from '../storage/collection.ts';
import { immediate, type PipelineContext, type Stage } from './pipeline-context.ts';

/** Stages that read no documents but tell about the collection; mongosh and Compass ask for them. */
export const sources: Record<string, (spec: unknown, context: PipelineContext) => Stage> = {
  $indexStats: (spec, { collection }) => {
    if (!isPlain(spec) || Object.keys(spec).length) {
      throw new StoreError(28803, 'The $indexStats stage specification must be an empty object');
    }
    return immediate(() =>
      [...(collection?.indexes.values() ?? [])].map(({ spec, uses, since }) => ({
        name: spec.name,
        key: spec.key,
        host: hostname(),
        accesses: { ops: Long.fromNumber(uses), since },
        spec,
      })),
    );
  },
  $collStats: (spec, { collection, namespace }) => {
    if (!isPlain(spec)) throw new StoreError(5447000, '$collStats must take a nested object');
    const { storageStats, count, ...others } = spec;
    const [other] = Object.keys(others);
    if (other !== undefined) throw notSupported(`$collStats with ${other}`);
    if (isPlain(storageStats) && Number(storageStats['scale'] ?? 1) !== 1) {
      throw notSupported('$collStats with a scale');
    }
    if (count && !collection) throw new StoreError(26, `Collection [${namespace}] not found.`);
    return immediate(() => [
      {
        ns: namespace,
        host: hostname(),
        localTime: new Date(),
        ...(storageStats ? { storageStats: collection?.statistics() ?? noStatistics } : {}),
        ...(count ? { count: collection?.documents.size ?? 0 } : {}),
      },
    ]);
  },
};

export const isSource = (name: string): boolean => name in sources || name === '$changeStream';
