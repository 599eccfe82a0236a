import type { SMTPServerOptions } from 'smtp-server';
import { expect, it } from 'vitest';
import type { MailServer } from '../../config/mail-settings.ts';
import { createLog } from '../../log.ts';
import { useTestDatabase } from '../../testing/database.ts';
import {
  mailServerAt,
  refusal,
  startMailBox,
  startSilentServer,
} from '../../testing/people/mail-box.ts';
import { testEnv } from '../../testing/test-app.ts';
import { addEmail, EmailModel, toEmail } from '../../models/emails/email.model.ts';
import { connectMailServer } from './mail-server.ts';
import { pausesMs, sendNextEmail, type SendingContext } from './send-emails.ts';

useTestDatabase();

const emails = {
  server: undefined,
  from: 'shop@books.example',
  ownerEmail: 'owner@books.example',
};

function sendingTo(server: MailServer, signal = new AbortController().signal): SendingContext {
  const env = { ...testEnv, emails: { ...emails, server } };
  return { env, log: createLog('silent'), send: connectMailServer(server), signal };
}

async function addOne(changes: object = {}) {
  await addEmail({
    key: `email ${Math.random()}`,
    kind: 'order-shipped',
    to: 'reader@example.com',
    subject: 'Your order #1001 is on its way',
    text: 'It comes.',
    html: '<p>It comes.</p>',
    ...changes,
  });
}

async function onlyEmail() {
  const [email] = await EmailModel.find().lean();
  if (!email) throw new Error('There is no email.');
  return email;
}

/** Lets the pause of the next try pass. */
const pausePasses = () => EmailModel.updateMany({}, { dueAt: new Date() });

it('hands an email over once, and notes that it was taken', async () => {
  const { mails, server } = await startMailBox();
  await addOne();
  const context = sendingTo(server);
  expect(await sendNextEmail(context)).toBe('done');
  expect(await sendNextEmail(context)).toBe('none');
  expect(mails).toMatchObject([
    {
      reader: 'reader@example.com',
      subject: 'Your order #1001 is on its way',
      from: { address: 'shop@books.example', name: 'Storyloom' },
    },
  ]);
  expect(await onlyEmail()).toMatchObject({ status: 'sent', tries: 1 });
});

it('sends each of many emails once, though four processes send at the same time', async () => {
  const { mails, server } = await startMailBox();
  for (let i = 0; i < 20; i += 1) await addOne({ subject: `Email ${i}` });
  const contexts = Array.from({ length: 4 }, () => sendingTo(server));
  await Promise.all(
    contexts.map(async (context) => {
      while ((await sendNextEmail(context)) !== 'none');
    }),
  );
  const subjects = mails.map(({ subject }) => subject);
  expect(subjects).toHaveLength(20);
  expect(new Set(subjects).size).toBe(20);
});

it('tries again after growing pauses, with the same Message-ID, and says why it failed in the end', async () => {
  const asked: string[] = [];
  const { server } = await startMailBox({
    onData: (stream, _session, done) => {
      let raw = '';
      stream.on('data', (bytes: Buffer) => (raw += bytes.toString()));
      stream.on('end', () => {
        asked.push(/^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '');
        done(refusal(451, 'Come back later'));
      });
    },
  });
  await addOne();
  const context = sendingTo(server);
  const pauses: number[] = [];
  for (let tries = 0; tries <= pausesMs.length; tries += 1) {
    await pausePasses();
    const before = Date.now();
    await sendNextEmail(context);
    const { status, dueAt } = await onlyEmail();
    if (status === 'waiting') pauses.push(Math.round((dueAt.getTime() - before) / 10_000));
  }
  expect(pauses).toEqual(pausesMs.map((ms) => Math.round(ms / 10_000)));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(await onlyEmail()).toMatchObject({
    status: 'failed',
    tries: pausesMs.length + 1,
    error: expect.stringContaining('Come back later'),
  });
  expect(new Set(asked).size).toBe(1);
  await pausePasses();
  expect(await sendNextEmail(context)).toBe('none');
});

it('does not insist when the server knows no such reader', async () => {
  const { server } = await startMailBox({
    onRcptTo: (_address, _session, done) => done(refusal(550, 'No such user here')),
  });
  await addOne();
  expect(await sendNextEmail(sendingTo(server))).toBe('done');
  expect(await onlyEmail()).toMatchObject({
    status: 'failed',
    tries: 1,
    error: expect.stringContaining('No such user here'),
  });
});

it('sends an email once more, with the same Message-ID, when the server dies after taking it', async () => {
  const { mails, server } = await startMailBox();
  const taken: string[] = [];
  const dying = await startMailBox({
    onData: (stream) => {
      let raw = '';
      stream.on('data', (bytes: Buffer) => (raw += bytes.toString()));
      stream.on('end', () => {
        taken.push(/^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '');
        dying.die();
      });
    },
  });
  await addOne();
  expect(await sendNextEmail(sendingTo(dying.server))).toBe('server away');
  expect(await onlyEmail()).toMatchObject({ status: 'waiting', tries: 1 });
  await pausePasses();
  await sendNextEmail(sendingTo(server));
  expect(mails.map(({ messageId }) => messageId)).toEqual(taken);
  expect(await onlyEmail()).toMatchObject({ status: 'sent', tries: 2 });
});

it('keeps an email for later when the mail server does not answer', async () => {
  await addOne();
  expect(await sendNextEmail(sendingTo(mailServerAt(1)))).toBe('server away');
  expect(await onlyEmail()).toMatchObject({ status: 'waiting', error: expect.any(String) });
});

it('gives no password to a server that offers no TLS', async () => {
  let logins = 0;
  const onAuth: SMTPServerOptions['onAuth'] = (_auth, _session, done) => {
    logins += 1;
    done(null, { user: 'shop' });
  };
  const { server } = await startMailBox({ onAuth, allowInsecureAuth: true }, '0.0.0.0');
  await addOne();
  const login = { user: 'shop', pass: 'secret' };
  // Another address of this machine is as good as another machine.
  await sendNextEmail(sendingTo({ ...server, host: '127.0.0.2', login }));
  expect(logins).toBe(0);
  expect(await onlyEmail()).toMatchObject({ status: 'waiting', error: expect.any(String) });
});

it('hands back at once what a stop interrupts', async () => {
  const stop = new AbortController();
  await addOne();
  const sending = sendNextEmail(sendingTo(await startSilentServer(), stop.signal));
  while ((await onlyEmail()).tries === 0);
  stop.abort();
  await sending;
  const { mails, server } = await startMailBox();
  await sendNextEmail(sendingTo(server));
  expect(mails).toHaveLength(1);
  expect(await onlyEmail()).toMatchObject({ status: 'sent', tries: 1 });
});

it('takes over the email of a process that died, once its lease is over', async () => {
  const { mails, server } = await startMailBox();
  await addOne();
  const future = new Date(Date.now() + 60_000);
  await EmailModel.updateMany({}, { tries: 1, leaseUntil: future });
  expect(await sendNextEmail(sendingTo(server))).toBe('none');
  await EmailModel.updateMany({}, { leaseUntil: new Date() });
  await sendNextEmail(sendingTo(server));
  expect(mails).toHaveLength(1);
  expect(await onlyEmail()).toMatchObject({ status: 'sent', tries: 2 });
});

it('does not send by itself what has waited for days', async () => {
  const { mails, server } = await startMailBox();
  await addOne();
  await EmailModel.updateMany({}, { queuedAt: new Date(Date.now() - 4 * 86_400_000) });
  await sendNextEmail(sendingTo(server));
  expect(mails).toHaveLength(0);
  const email = await onlyEmail();
  expect(toEmail(email)).toMatchObject({ status: 'failed', reason: { code: 'email_too_old' } });
});

it('lets no text of an email become a header or another reader', async () => {
  const { mails, server } = await startMailBox();
  await addOne({ subject: 'Hello\r\nBcc: all@example.com\r\n\r\n<b>You won</b>' });
  await sendNextEmail(sendingTo(server));
  const [mail] = mails;
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail?.text).toBe('It comes.\n');
  expect(mail?.reader).toBe('reader@example.com');
});
