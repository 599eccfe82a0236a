import { z } from 'zod';
import { isEmail } from '../contract/text/email.ts';

export interface MailServer {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`); without it TLS begins when the server offers it. */
  isSecure: boolean;
  login: { user: string; pass: string } | undefined;
}

/** Never with the text itself, since that may hold a password. */
export const mailServerSchema = z.string().transform((text, context) => {
  const server = readMailServer(text);
  if (typeof server !== 'string') return server;
  context.addIssue({ code: 'custom', message: server });
  return z.NEVER;
});

function readMailServer(text: string): MailServer | string {
  if (!/^smtps?:\/\//.test(text)) return 'must begin with smtp:// or smtps://';
  const example = 'such as smtp://user:password@mail.example:587';
  if (!URL.canParse(text))
    return `must be an address ${example} (write / : @ # in it as %2F %3A %40 %23)`;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  if (!hostname) return `must name a server, ${example}`;
  if (port === '0') return 'must have a port from 1 to 65535';
  if (!['', '/'].includes(pathname) || search || hash) {
    return 'must end after the server and its port: no path, no ? and no #';
  }
  if (Boolean(username) !== Boolean(password)) {
    return 'must have a user and a password, or neither';
  }
  const isSecure = protocol === 'smtps:';
  try {
    const [user, pass] = [username, password].map(decodeURIComponent) as [string, string];
    return {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(port) || (isSecure ? 465 : 587),
      isSecure,
      login: user ? { user, pass } : undefined,
    };
  } catch {
    return 'must have its user and password written as in an address (% as %25)';
  }
}

/** `shop@books.example` or `Name <shop@books.example>`; returns the address. */
export const mailFromSchema = z
  .string()
  .transform((text) => /^[^<>\r\n]*<([^<>]*)>$/.exec(text.trim())?.[1] ?? text.trim())
  .refine(isEmail, 'must be an e-mail address such as shop@books.example');
export const ownerEmailSchema = z
  .string()
  .refine(isEmail, 'must be an e-mail address such as owner@books.example');
