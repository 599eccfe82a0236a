// node run.mjs [--with-tools] SCRIPT [arguments]: installs missing packages, then runs a TypeScript file
// in this process, so that signals reach it.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installFirst } from './install-first.mjs';

const given = process.argv.slice(2);
const withTools = given[0] === '--with-tools';
const [script, ...rest] = withTools ? given.slice(1) : given;
installFirst({ withTools });
const file = path.resolve(import.meta.dirname, '../..', script);
process.argv = [process.argv[0], file, ...rest];
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(file).href);
