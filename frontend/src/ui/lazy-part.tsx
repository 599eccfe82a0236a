import { lazy, useState, type ComponentType } from 'react';
import { untilNextTry } from '@/browser/retry';

/** A part of a page whose code is fetched when it is first shown, or ahead by `load`. */
export function lazyPart(fetchPart: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined;
  const load = async () => (loaded = await fetchPart());
  const Later = lazy(async () => ({
    default: await load().catch(() => untilNextTry(0).then(load)),
  }));
  return {
    load,
    Content: () => {
      const [Part] = useState(() => loaded ?? Later);
      return <Part />;
    },
  };
}
