import { AsyncLocalStorage } from 'node:async_hooks';

/** Globals and modules that replace those of Node in a simulated process. */
export interface ProcessEnvironment {
  globals: Record<string, unknown>;
  modules: Record<string, Record<string, unknown>>;
}

/** The process that is running now: shared libraries take their clock and network from it. */
export const currentProcess = new AsyncLocalStorage<ProcessEnvironment>();

/** Returns a function that runs other functions in the process that called this one. */
export function inThisProcess() {
  const world = currentProcess.getStore();
  return <Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Result =>
    // Cheaper than `AsyncLocalStorage.snapshot`, and often called.
    world ? currentProcess.run(world, work, ...args) : work(...args);
}
