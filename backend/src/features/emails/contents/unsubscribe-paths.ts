import type { EmailKind } from '../../../contract/email/email.ts';

type Unsubscribable = 'newsletter-confirm' | 'book-request-confirm' | 'book-here';

/** The path that ends emails of a kind, with the token of its link. */
export const unsubscribePaths: Record<Unsubscribable, string> & Partial<Record<EmailKind, string>> =
  {
    'newsletter-confirm': '/api/newsletter/end',
    'book-request-confirm': '/api/book-requests/end',
    'book-here': '/api/book-requests/end',
  };
