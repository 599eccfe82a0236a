import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { test as shopTest } from './shop.ts';

interface MailBox {
  url: string;
  /** From now on mail to this recipient is refused, until it is accepted again. */
  refuse: (reader: string) => void;
  take: (reader: string) => void;
  /** The first email that came to this reader. */
  emailTo: (reader: string) => Promise<Email>;
  close: () => Promise<void>;
}

/** With a mail server that takes the emails of the shop. */
export const test = shopTest.extend<object, { mailBox: MailBox }>({
  mailBox: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const mailBox = await openMailBox();
      await use(mailBox);
      await mailBox.close();
    },
    { scope: 'worker' },
  ],
  shopSettings: [
    ({ mailBox }, use) =>
      use({ SMTP_URL: mailBox.url, MAIL_FROM: 'shop@example.com', OWNER_EMAIL: 'me@example.com' }),
    { scope: 'worker' },
  ],
});

async function openMailBox(): Promise<MailBox> {
  const refused = new Set<string>();
  const taken: { reader: string; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const refusal = Object.assign(new Error('Nobody of that name'), { responseCode: 550 });
      done(refused.has(address) ? refusal : null);
    },
    onData: (stream, { envelope }, done) => {
      let raw = '';
      stream.on('data', (chunk) => (raw += String(chunk)));
      stream.on('end', () => {
        taken.push({ reader: envelope.rcptTo[0]?.address ?? '', raw });
        done();
      });
    },
  });
  server.on('error', () => {}); // a shop that stops cuts its lines
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const find = (reader: string) => taken.find((email) => email.reader === reader);
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    refuse: (reader) => void refused.add(reader),
    take: (reader) => void refused.delete(reader),
    emailTo: async (reader) => {
      await expect.poll(() => find(reader), { timeout: 30_000 }).toBeDefined();
      return PostalMime.parse(find(reader)?.raw ?? '');
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
