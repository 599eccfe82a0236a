import { say } from '../demo/say.ts';

export type Checks = ReturnType<typeof openChecks>;

export function openChecks() {
  let passed = 0;
  let failed = 0;
  return {
    /** One check; `found` is told when it does not hold. */
    check: (what: string, isTrue: boolean, found: unknown = '') => {
      if (isTrue) passed += 1;
      else failed += 1;
      say(`  ${isTrue ? 'ok    ' : 'FAILED'} ${what}${isTrue ? '' : `: ${String(found)}`}`);
    },
    close: () => {
      say(`${passed} passed, ${failed} failed`);
      if (failed > 0) process.exitCode = 1;
    },
  };
}
