import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';

const selectClassName =
  'min-h-11 w-full rounded-md border border-line-strong bg-surface py-2 ps-3 pe-2 text-base text-ink hover:border-ink aria-invalid:border-red';

export function Select(props: FieldProps & ComponentProps<'select'>) {
  return <Field {...props} as="select" controlClassName={selectClassName} />;
}
