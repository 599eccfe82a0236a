import { opened } from './opened';

/** What the owner's pages say. */
export const admin = { opened };
