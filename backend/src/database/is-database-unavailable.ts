import mongoose from 'mongoose';
import { TransactionTimeout } from './transaction.ts';

const { mongo } = mongoose;

/**
 * Codes of a server that steps down, shuts down, cannot be reached or cannot answer in time, or on
 * which other writes were faster again and again.
 */
const unavailableCodes = new Set([
  6, 7, 50, 89, 91, 112, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436,
]);

/** A write that meets a closed socket leaves the driver as Node's own error. */
const socketCodes = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);

/** Wrong use of the driver; all of its other errors mean that the server cannot be reached. */
const misuse = [mongo.MongoAPIError, mongo.MongoRuntimeError, mongo.MongoParseError];
const closed = [
  mongo.MongoNotConnectedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoServerClosedError,
  mongo.MongoClientClosedError,
];

/** Whether the database cannot be reached or is too slow, so that a later try may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof TransactionTimeout) return true;
  const isOneOf = (classes: (abstract new (...args: never[]) => Error)[]) =>
    classes.some((one) => error instanceof one);
  // A bulk write wraps the error of the connection.
  if (error instanceof mongo.MongoBulkWriteError) {
    const cause: unknown = error.errorResponse;
    if (cause instanceof Error) return isDatabaseUnavailable(cause);
  }
  if (error instanceof mongo.MongoServerError) return unavailableCodes.has(Number(error.code));
  if (error instanceof mongo.MongoDriverError) return isOneOf(closed) || !isOneOf(misuse);
  if (isOneOf([mongo.MongoNetworkError, mongo.MongoSystemError])) return true;
  // Mongoose refuses by itself while there is no connection, since commands are not buffered.
  if (error instanceof mongoose.Error.MongooseServerSelectionError) return true;
  if (error instanceof mongoose.Error && isDisconnected()) return true;
  return socketCodes.has(String((error as NodeJS.ErrnoException | undefined)?.code));
}

function isDisconnected(): boolean {
  return mongoose.connection.readyState !== mongoose.ConnectionStates.connected;
}
