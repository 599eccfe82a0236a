import { createTransport } from 'nodemailer';
import type { MailServer } from '../../config/mail-settings.ts';

/** An email for the mail server. */
export interface Mail {
  /** Without angle brackets; the same at every try, so that an email that came twice can be recognized. */
  messageId: string;
  date: Date;
  from: { name: string; address: string };
  replyTo: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address that unsubscribes the recipient by a POST, without a question. */
  unsubscribeAddress?: string | undefined;
}

/** Hands an email over; resolves when the server has taken it. Never waits longer than this. */
export const sendTimeoutMs = 20_000;

export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** Nothing else knows the mail library. */
export function connectMailServer({ host, port, isSecure, login }: MailServer): SendMail {
  const isThisMachine = ['localhost', '127.0.0.1', '::1'].includes(host);
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    auth: login,
    // A password never goes over a network in the clear. On this machine there is no eavesdropper,
    // and a certificate proves nothing.
    requireTLS: login !== undefined && !isThisMachine,
    tls: { rejectUnauthorized: !isThisMachine },
    dnsTimeout: 5_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ messageId, from, replyTo, to, unsubscribeAddress, ...mail }, signal) => {
    await transport.sendMail({
      ...mail,
      messageId: `<${messageId}>`,
      from,
      to: { name: '', address: to },
      replyTo: replyTo && { name: from.name, address: replyTo },
      // Passed apart from the headers, so no text in them can add a recipient.
      envelope: { from: from.address, to: [to] },
      textEncoding: 'quoted-printable',
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeAddress && {
          'List-Unsubscribe': `<${unsubscribeAddress}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(sendTimeoutMs)]),
    });
  };
}

/** The reason why the server did not accept an email. */
export function readSendError(error: unknown) {
  const { message, code, command, responseCode } = error as Error & {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  return {
    message: message.slice(0, 500),
    // The server does not take emails for this recipient: nothing changes by trying again.
    isFinal: command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500,
    // The server takes no emails at all for now; 421: it closes the connection.
    isServerAway: code === 'EAUTH' || responseCode === undefined || responseCode === 421,
  };
}
