import { setTimeout as wait } from 'node:timers/promises';
import { connectMailServer } from './mail-server.ts';
import type { LettersContext } from './letters-context.ts';
import { sendNextLetter, type SendingContext } from './send-letters.ts';
import { writeDueLetters } from './write-letters.ts';

const pauseMs = 1_000;
/** A mail server that is away is left alone for so long: every try counts for its letter. */
const serverPauseMs = 5_000;
const sendersAtOnce = 3;
/** How long a stop waits for what is being sent, before it is handed back. */
const finishMs = 2_500;

/**
 * Writes and sends letters in the background, beside the requests and in every process. Returns how
 * to stop that: resolves when nothing of it runs any more.
 */
export function startLetters(context: LettersContext): () => Promise<void> {
  const { server } = context.settings.letters;
  const stopping = new AbortController();
  const cut = new AbortController();
  const work = [repeat(() => writeDueLetters(context), context, stopping.signal)];
  if (server) {
    const sending = { ...context, send: connectMailServer(server), signal: cut.signal };
    for (let i = 0; i < sendersAtOnce; i += 1) {
      work.push(repeat(() => sendDue(sending, stopping.signal), context, stopping.signal));
    }
  }
  return async () => {
    stopping.abort();
    const done = Promise.all(work);
    await Promise.race([done, wait(finishMs)]);
    cut.abort();
    await done;
  };
}

/** Sends one letter after the other until none is due. */
async function sendDue(context: SendingContext, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const result = await sendNextLetter(context);
    if (result === 'none') return;
    if (result === 'server away') await pause(serverPauseMs, stopping);
  }
}

async function repeat(
  work: () => Promise<void>,
  { log }: LettersContext,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    await work().catch((error: unknown) => log.warn({ err: error }, 'letters will be tried again'));
    await pause(pauseMs, stopping);
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal, ref: false }).catch(() => {});
}
