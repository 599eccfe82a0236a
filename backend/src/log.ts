import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/**
 * JSON lines on standard output. `error` means that a person must act, `warn` that the shop recovered
 * by itself. Secrets are redacted in every logged object.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { err: describeError },
      redact: {
        paths: [
          'req.headers.authorization',
          'req.headers.cookie',
          'res.headers["set-cookie"]',
          ...['password', 'idToken', 'token'].flatMap((name) => [name, `*.${name}`]),
        ],
        censor: '[redacted]',
      },
    },
    destination ?? pino.destination({ sync: false }),
  );
}

/** Leaves out all other properties of an error, which may hold a customer's data. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: maskEmails(String(error)) };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message: maskEmails(message),
    stack: maskEmails(stack ?? ''),
    cause: cause instanceof Error ? maskEmails(cause.message) : undefined,
  };
}

function maskEmails(text: string): string {
  const words = text.slice(0, 5000).split(/([\s"'<>(){}[\],;]+)/);
  return words.map((word) => (word.includes('@') ? '[masked]' : word)).join('');
}
