import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A link on its own line, large enough for a finger. */
export function TextLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={`link inline-flex min-h-11 items-center ${className}`} />;
}
