import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { readBenchOptions } from '../bench/bench-options.ts';
import { bundlePrograms } from '../../src/testing/bundle-programs.ts';
import { projectFolder } from './data-folder.ts';
import { HelpRequest } from './run-script.ts';
import { readOptions } from './read-options.ts';

const { scripts } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** The commands of the project that are programs of ours, and their files. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /run\.mjs (?:--with-tools )?(\S+\.ts)$/.exec(line)?.[1];
  return file ? [[name === 'start' ? 'npm start' : `npm run ${name}`, file] as const] : [];
});

it('says of a wrong option what is wrong and how each command is called, without a stack', async () => {
  const files = commands.map(([, file]) => path.relative('backend', file));
  const { folder, remove } = await bundlePrograms(files);
  onTestFinished(remove);
  const responses = await Promise.all(
    commands.map(async ([command, file]) => {
      const args = [path.join(folder, `${path.basename(file, '.ts')}.mjs`), '--hlep'];
      const child = spawn(process.execPath, args, { cwd: projectFolder });
      const [error, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
      return { command, code: code as number, error };
    }),
  );
  expect(responses.length).toBeGreaterThan(7);
  for (const { command, code, error } of responses) {
    expect({ command, code, error }).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^[^\n]*--hlep[^\n]*\n\n/) as string,
    });
    expect(error).toContain(`\n\n${command}`);
    expect(error).not.toContain('    at ');
  }
});

it('answers the question for help with how it is called', () => {
  for (const ask of ['--help', '-h']) {
    expect(() => readOptions({ usage: 'npm run this\n' }, [ask])).toThrow(HelpRequest);
    expect(() => readOptions({ usage: 'npm run this\n' }, [ask])).toThrow('npm run this');
  }
});

it('takes one file where it takes one, and says so of more', () => {
  const read = (...args: string[]) => readOptions({ usage: '', acceptsFile: true }, args).file;
  expect(read()).toBeUndefined();
  expect(read('a.backup')).toBe('a.backup');
  expect(() => read('a.backup', 'b.backup')).toThrow('One file, not 2.');
  expect(() => readOptions({ usage: '' }, ['a.backup'])).toThrow("Unexpected argument 'a.backup'");
});

it('measures only what was asked for, in numbers that make sense', () => {
  const read = (line: string) => readBenchOptions(line.split(' ').filter(Boolean));
  const wrong = [
    ['--round 5', 'There is no --round. Did you mean --rounds?'],
    ['--fornt', 'Did you mean --front?'],
    ['--rounds 0', '--rounds takes a whole number from 1'],
    ['--books many', 'not "many"'],
    ['--seconds', 'argument missing'],
    ['--front --scale', 'One at a time: --front or --scale.'],
    ['--sizes 20', 'books x orders'],
    ['--sizes 0x20', '--sizes takes a whole number'],
    ['--sizes 20x200000', '--sizes takes a whole number from 1 to 100000'],
  ] as const;
  for (const [line, sentence] of wrong) expect(() => read(line), line).toThrow(sentence);
  expect(read('')).toMatchObject({ what: undefined, rounds: 3, books: 1000 });
  expect(read('--scale --sizes 20x0,1000x10000')).toMatchObject({
    what: 'scale',
    sizes: [
      { books: 20, orders: 0 },
      { books: 1000, orders: 10_000 },
    ],
  });
});
