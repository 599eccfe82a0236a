import type { Reporter, TestModule } from 'vitest/node';
import { seed } from './seed.ts';

declare module 'vitest' {
  interface TaskMeta {
    inputs?: number;
    violations?: number;
  }
}

/** Prints how much was tried, after what the test runner prints itself. */
export class TallyReporter implements Reporter {
  onInit(): void {
    process.stdout.write(`hostile: seed ${seed}, another one by HOSTILE_SEED\n`);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inputs = tests.reduce((sum, test) => sum + (test.meta().inputs ?? 0), 0);
    const violations = tests.reduce(
      (sum, test) => sum + (test.meta().violations ?? Number(test.result().state === 'failed')),
      0,
    );
    process.stdout.write(`hostile: ${inputs} inputs, ${violations} violations\n`);
  }
}
