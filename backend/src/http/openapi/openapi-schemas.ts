import { z } from 'zod';
import type { CreateDocumentOptions } from 'zod-openapi';
import { auditLogQuerySchema } from '../../contract/admin/audit-entry.ts';
import { isCoverImage } from '../../contract/book/book.ts';
import { bookBulkSchema } from '../../contract/book/book-bulk.ts';
import { isBlankOrIsbn, isIsbn } from '../../contract/book/isbn.ts';
import { hasKeys } from '../../contract/change.ts';
import { hasAtMostTwoDecimals, isSumOfCents } from '../../contract/number/money.ts';
import { hasFiveToTwentyDigits } from '../../contract/order/checkout.ts';
import { counterScanSchema } from '../../contract/order/counter.ts';
import { arrivalSchema } from '../../contract/order/awaited-books.ts';
import { newGiftSchema } from '../../contract/order/gift.ts';
import { isDestination, newOrderSchema } from '../../contract/order/order.ts';
import { orderStatusChangeSchema } from '../../contract/order/order-status-change.ts';
import { idsInQuery } from '../../contract/id.ts';
import { isWebAddress } from '../../contract/shop/settings.ts';
import { newBookRequestSchema } from '../../contract/book/book-request.ts';
import { isEmail } from '../../contract/text/email.ts';
import { isPlainLine, isVisible } from '../../contract/text/text.ts';
import * as patterns from './openapi-patterns.ts';

// Adds to the JSON Schemas what zod schemas check or convert in functions, so that the API accepts
// what follows the OpenAPI text. What JSON Schema cannot express is described in prose.

type Describe = Extract<CreateDocumentOptions['override'], (...all: never[]) => unknown>;
type Described = Parameters<Describe>[0]['jsonSchema'];

const { $ZodArray, $ZodNumber, $ZodObject, $ZodPipe, $ZodString, $ZodUnion } = z.core;
/** Lists the name among the properties too, where some generators expect every required name. */
const having = (name: string, schema: Described = {}) => ({
  required: [name],
  properties: { [name]: schema },
});
const oneOf = (...names: string[]) => names.map((name) => having(name));
/** Always applies `then`. Type generators ignore this form, while they make a type of `anyOf`. */
const demand = (then: Described): Described => ({ if: {}, then });

const checkDigit = 'An ISBN of 10 or 13 digits with a valid check digit.';

/** The JSON Schema of each check, by its function. */
const describedByFunctions = new Map<unknown, Described | ((schema: z.core.$ZodType) => Described)>(
  [
    [
      isVisible,
      (schema) => ({ pattern: checks(schema, isPlainLine) ? patterns.line : patterns.text }),
    ],
    [isPlainLine, (schema) => (checks(schema, isVisible) ? {} : { pattern: patterns.emptyOrLine })],
    [isEmail, { pattern: patterns.email }],
    [isIsbn, { pattern: patterns.isbn, description: checkDigit }],
    [isBlankOrIsbn, { pattern: patterns.blankOrIsbn, description: checkDigit }],
    [isCoverImage, { pattern: patterns.coverImage }],
    [isWebAddress, { pattern: patterns.webAddress }],
    [hasAtMostTwoDecimals, { multipleOf: 0.01 }],
    [isSumOfCents, { multipleOf: 0.01 }],
    [hasFiveToTwentyDigits, { pattern: patterns.phone, allOf: undefined }],
    [isDestination, demand({ anyOf: [having('address'), having('pickup', { const: true })] })],
    [hasKeys, (schema) => demand({ anyOf: oneOf(...namesOf(schema)) })],
  ],
);
const schemaDescriptions = new Map<unknown, Described>([
  [bookBulkSchema, demand({ oneOf: oneOf('change', 'delete', 'restore') })],
  [
    orderStatusChangeSchema,
    demand({
      oneOf: oneOf('status', 'undo'),
      dependentRequired: { step: ['undo'] },
      if: having('items'),
      then: {
        anyOf: ['status', 'step'].map((name) => having(name, { enum: ['returned', 'shipped'] })),
      },
    }),
  ],
  [counterScanSchema, demand({ oneOf: oneOf('isbn', 'bookId') })],
  [arrivalSchema, demand({ oneOf: oneOf('isbn', 'bookId') })],
  [newOrderSchema.shape.productIds, { uniqueItems: true }],
  [
    newBookRequestSchema,
    demand({ oneOf: oneOf('bookId', 'text'), dependentRequired: { text: ['email'] } }),
  ],
  // Empty ones are skipped, so that `?ids=` is an empty list.
  [idsInQuery, { type: 'array', items: { type: 'string', pattern: '^(?:[0-9a-fA-F]{24})?$' } }],
  [
    newGiftSchema,
    { description: 'The fee for `wrap` has the VAT rate of the settings, `vat.rate`.' },
  ],
  [
    auditLogQuerySchema.shape.id,
    { description: 'ID of a record; required for orders, `shop` for the settings.' },
  ],
]);

export const describeInput: Describe = ({ zodSchema, jsonSchema, io }) => {
  if (io === 'output') return;
  const described = schemaDescriptions.get(zodSchema);
  const input = zodSchema instanceof $ZodPipe && inputOf(zodSchema);
  if (input) Object.assign(jsonSchema, unset(jsonSchema), input);
  if (described) return void Object.assign(jsonSchema, described);
  for (const { fn, error } of functionsOf(zodSchema)) {
    const words = describedByFunctions.get(fn) ?? { description: sentenceOf(error) };
    Object.assign(jsonSchema, typeof words === 'function' ? words(zodSchema) : words);
  }
  // In some programs \d matches digits of all scripts.
  for (const each of [jsonSchema, ...(jsonSchema.allOf ?? [])]) {
    if (each.pattern) each.pattern = each.pattern.replaceAll('\\d', '[0-9]');
  }
};

/** Input types that schemas convert: a number as text, a list with commas. */
function inputOf(pipe: z.core.$ZodPipe): Described | undefined {
  const { in: given, out } = pipe._zod.def;
  const first = given instanceof $ZodPipe ? given._zod.def.in : given;
  if (out instanceof $ZodArray) return describe(out);
  if (out instanceof $ZodNumber && out._zod.def.checks?.length) {
    const number = describe(out);
    if (!(first instanceof $ZodUnion)) return number;
    const { type, minimum = 0, maximum = 0 } = number;
    const pattern =
      type === 'integer' ? patterns.wholeNumber(minimum, maximum) : patterns.price(maximum);
    return { anyOf: [number, { type: 'string', pattern }] };
  }
  if (!(out instanceof $ZodString && first instanceof $ZodUnion)) return undefined;
  const least = checks(out, hasFiveToTwentyDigits) ? { minimum: 10_000 } : {};
  const anyOf = first._zod.def.options.map((option) =>
    option instanceof $ZodString ? describe(out) : { ...describe(option), ...least },
  );
  return { anyOf };
}

function describe(schema: z.core.$ZodType): Described {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: (context) => describeInput({ ...context, io: 'input' }),
  });
  return described;
}

function unset(before: Described): Described {
  return Object.fromEntries(Object.keys(before).map((name) => [name, undefined]));
}

function functionsOf(schema: z.core.$ZodType) {
  const found = (schema._zod.def.checks ?? []).map((check) => check._zod.def);
  return found.filter((def): def is z.core.$ZodCustomDef => def.check === 'custom');
}

function checks(schema: z.core.$ZodType, fn: unknown): boolean {
  return functionsOf(schema).some((def) => def.fn === fn);
}

function namesOf(schema: z.core.$ZodType): string[] {
  return schema instanceof $ZodObject ? Object.keys(schema._zod.def.shape) : [];
}

function sentenceOf(error: z.core.$ZodErrorMap | undefined): string | undefined {
  const message = error?.({ input: '' } as never);
  return typeof message === 'object' ? message?.message : message;
}
