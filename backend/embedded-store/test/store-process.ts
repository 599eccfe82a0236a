import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');

/** The sources as JavaScript, so that a process starts in a fraction of a second. */
export function compileStore(): string {
  const target = join(root, 'dist', `test-${process.pid}`);
  for (const name of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const { outputText } = ts.transpileModule(readFileSync(join(root, 'src', name), 'utf8'), {
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2022,
        rewriteRelativeImportExtensions: true,
        verbatimModuleSyntax: true,
      },
    });
    const path = join(target, name.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, outputText);
  }
  return target;
}

export interface StoreProcess {
  uri: string;
  child: ChildProcess;
  exited: Promise<number | null>;
  output: () => string;
}

export async function startProcess(
  compiled: string,
  folder: string,
  args: string[] = [],
  execArgv: string[] = [],
): Promise<StoreProcess> {
  const child = fork(join(compiled, 'main.js'), ['--port', '0', '--data', folder, ...args], {
    silent: true,
    execArgv,
  });
  let output = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  // Not 'close': it does not come after the channel was closed from here.
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => setTimeout(resolve, 20, code));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.once('message', (message: { uri: string }) => resolve(message.uri));
    void exited.then((code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
  return { uri: await ready, child, exited, output: () => output };
}
