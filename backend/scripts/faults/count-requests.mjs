// Loaded into the API before its own code: writes down at the end how many requests it had accepted.
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';

let accepted = 0;
subscribe('http.server.request.start', () => (accepted += 1));
process.on('exit', () => writeFileSync(process.env.COUNT_FILE ?? '', String(accepted)));
