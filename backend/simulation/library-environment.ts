import { currentProcess, type ProcessEnvironment } from './current-process.ts';

type Call = (...args: unknown[]) => unknown;

/** The environment of shared libraries: each call is forwarded to the process that makes it. */
export function libraryEnvironment({ globals, modules }: ProcessEnvironment): ProcessEnvironment {
  const outside = { globals, modules };
  const world = () => currentProcess.getStore() ?? outside;
  const callsOf = (names: string[], find: (world: ProcessEnvironment) => Record<string, unknown>) =>
    Object.fromEntries(
      names.map((name) => [name, (...args: unknown[]) => (find(world())[name] as Call)(...args)]),
    );
  const performance = {
    now: () => (world().globals['performance'] as { now: () => number }).now(),
  };
  const random = () => (world().globals['Math'] as Math).random();
  const dateOf = () => world().globals['Date'] as DateConstructor;
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'];
  const chance = ['randomBytes', 'randomUUID', 'randomInt', 'randomFillSync', 'getRandomValues'];
  const ofModule = (module: string, names: string[]) => ({
    ...modules[module],
    ...callsOf(names, (its) => its.modules[module]!),
  });
  const timing = callsOf([...timers, 'setImmediate', 'clearImmediate'], (its) => its.globals);
  return {
    globals: {
      ...globals,
      ...timing,
      crypto: {
        ...(globals['crypto'] as object),
        ...callsOf(['randomUUID', 'getRandomValues'], (its) => {
          return its.globals['crypto'] as Record<string, unknown>;
        }),
      },
      performance,
      Date: new Proxy(Date, {
        construct: (_target, args: []) => new (dateOf())(...args),
        apply: () => dateOf()(),
        get: (target, name) =>
          name === 'now' ? dateOf().now : (Reflect.get(target, name) as unknown),
      }),
      Math: Object.create(Math, { random: { value: random } }) as Math,
    },
    modules: {
      ...modules,
      timers: timing,
      'timers/promises': ofModule('timers/promises', ['setTimeout', 'setImmediate']),
      crypto: ofModule('crypto', chance),
      net: ofModule('net', ['connect', 'createConnection', 'createServer']),
      perf_hooks: { ...modules['perf_hooks'], performance },
    },
  };
}
