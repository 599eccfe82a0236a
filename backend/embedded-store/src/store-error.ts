import type { Document } from 'bson';

/** MongoDB's names of error codes; drivers and Mongoose read code and name. */
const codeNames: Record<number, string> = {
  2: 'BadValue',
  8: 'UnknownError',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  15: 'Overflow',
  16: 'InvalidLength',
  20: 'IllegalOperation',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  24: 'LockTimeout',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  68: 'IndexAlreadyExists',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  96: 'OperationFailed',
  100: 'UnsatisfiableWriteConcern',
  112: 'WriteConflict',
  115: 'CommandNotSupported',
  117: 'ConflictingOperationInProgress',
  146: 'ExceededMemoryLimit',
  168: 'InvalidPipelineOperator',
  171: 'CannotIndexParallelArrays',
  175: 'QueryPlanKilled',
  217: 'IncompleteTransactionHistory',
  225: 'TransactionTooOld',
  238: 'NotImplemented',
  241: 'ConversionFailure',
  246: 'SnapshotUnavailable',
  251: 'NoSuchTransaction',
  256: 'TransactionCommitted',
  257: 'TransactionTooLarge',
  261: 'TooManyLogicalSessions',
  263: 'OperationNotSupportedInTransaction',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  14031: 'OutOfDiskSpace',
};

/** An error that the client receives with MongoDB's code. */
export class StoreError extends Error {
  readonly code: number;
  readonly details: Document;

  constructor(code: number, message: string, details: Document = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  toReply(): Document {
    const codeName = codeNames[this.code] ?? `Location${this.code}`;
    return { errmsg: this.message, code: this.code, codeName, ...this.details };
  }
}

/** An error that aborts a transaction; the client may retry it from the start. */
export const transient = (code: number, message: string) =>
  new StoreError(code, message, { errorLabels: ['TransientTransactionError'] });
export const writeConflict = () =>
  transient(112, 'WriteConflict: another operation came first. Please retry your transaction.');
export const badValue = (message: string) => new StoreError(2, message);
export const typeMismatch = (message: string) => new StoreError(14, message);
export const failedToParse = (message: string) => new StoreError(9, message);
/** Uses MongoDB's code for an unknown name, although MongoDB may know this one. */
export const unrecognized = (code: number, message: string) =>
  new StoreError(code, `${message} (the embedded store knows less than MongoDB: see its README)`);
/** For features of MongoDB that this store lacks: an error rather than a wrong result. */
export const notSupported = (what: string) =>
  new StoreError(238, `${what} is not supported by the embedded store`);
