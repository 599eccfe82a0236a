import { print } from '../command/run-script.ts';

/** Factors on every bound: a machine may be busy with other programs. */
const slack = { short: 4, long: 3 };

export type Report = ReturnType<typeof createReport>;

/** Prints checks and counts injected faults and violations. */
export function createReport({ isShort = false, isQuiet = false } = {}) {
  let faults = 0;
  let passed = 0;
  let failed = 0;
  let violations = 0;

  function check(what: string, wrong: string[]): void {
    const isGood = wrong.length === 0;
    if (isGood) passed += 1;
    else failed += 1;
    violations += wrong.length;
    if (isGood && isQuiet) return;
    print(`  ${isGood ? 'ok    ' : 'FAILED'} ${what}`);
    for (const sentence of wrong.slice(0, 5)) print(`           ${sentence}`);
    if (wrong.length > 5) print(`           and ${wrong.length - 5} more`);
  }

  return {
    isShort,
    /** `short` in the short form, else `long`. */
    choose: (short: number, long: number) => (isShort ? short : long),
    countFaults: (count = 1) => void (faults += count),
    /** One check; each sentence in `wrong` is a violation. */
    check,
    /** One check; `found` is printed when it fails. */
    expect: (what: string, isTrue: boolean, found: unknown = '') =>
      check(what, isTrue ? [] : [String(found)]),
    /** Prints the measured value; fails when it is far above the bound, or NaN. */
    expectAtMost: (what: string, value: number, bound: number, unit = 'ms') => {
      const text = `${value.toFixed(unit === 'ms' ? 0 : 1)} ${unit}`;
      const isFine = value <= bound * (isShort ? slack.short : slack.long);
      check(`${what}: ${text} (bound ${bound} ${unit})`, isFine ? [] : [`it was ${text}`]);
    },
    note: (sentence: string) => print(`         ${sentence}`),
    /** Prints the sums and sets the exit code. */
    close: () => {
      if (faults > 0) print(`\nfaults: ${faults} injected, ${violations} violations`);
      print(`${passed} passed, ${failed} failed`);
      if (failed > 0) process.exitCode = 1;
    },
  };
}

export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
