import { AsyncLocalStorage } from 'node:async_hooks';

/** What a test does when the work that it runs within this comes to a step: most stop the process there. */
export const atStep = new AsyncLocalStorage<((step: string) => unknown) | undefined>();

/** Says that work has come so far: between two of its writes, where a process may be killed. */
export async function reach(step: string): Promise<void> {
  const act = atStep.getStore();
  // What is done there goes its own way.
  if (act) await atStep.run(undefined, () => act(step));
}
