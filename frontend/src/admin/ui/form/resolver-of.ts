import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Validates the body that a form sends, if it differs from the form's fields. */
export function resolverOf<Fields extends FieldValues, Output>(
  schema: z.ZodMiniType<Output>,
  toInput: (fields: NoInfer<Fields>) => unknown,
): Resolver<Fields, unknown, Output> {
  const resolve = zodResolver(schema as z.ZodMiniType<Output, Fields>);
  // Errors belong to the shown fields, so the options stay as they are.
  return (fields, context, options) => resolve(toInput(fields) as Fields, context, options);
}
