import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Checks what a form sends, where that is not what its fields hold. */
export function resolverOf<Fields extends FieldValues, Output>(
  schema: z.ZodMiniType<Output>,
  toInput: (fields: NoInfer<Fields>) => unknown,
): Resolver<Fields, unknown, Output> {
  const resolve = zodResolver(schema as z.ZodMiniType<Output, Fields>);
  // The options name the fields that are shown, whatever of them is sent.
  return (fields, context, options) => resolve(toInput(fields) as Fields, context, options);
}
