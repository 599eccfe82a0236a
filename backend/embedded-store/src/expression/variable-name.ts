import { badValue } from '../store-error.ts';

export function checkVariable(name: string): void {
  if (/^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(name)) return;
  throw badValue(`'${name}' contains an invalid character for a variable name`);
}
