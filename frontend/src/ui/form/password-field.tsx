import type { ComponentProps } from 'react';
import { TextField, type FieldProps } from './field';

/** `kind`: whether the browser offers the stored password or a new one. */
export function PasswordField({
  kind,
  ...field
}: FieldProps & ComponentProps<'input'> & { kind: 'current' | 'new' }) {
  return <TextField {...field} type="password" autoComplete={`${kind}-password`} />;
}
