import type { ComponentProps } from 'react';
import { inputClassName, Field, type FieldProps } from './field';

export function TextArea(props: FieldProps & ComponentProps<'textarea'>) {
  return <Field {...props} as="textarea" controlClassName={`${inputClassName} resize-y`} />;
}
