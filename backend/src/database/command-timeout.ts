/**
 * How long a command may take in the database. Mongoose's models set it by default; reads of the driver's
 * collections must set it as `maxTimeMS`.
 */
export const commandTimeoutMs = 5000;
