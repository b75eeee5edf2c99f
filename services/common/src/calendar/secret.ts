/** The secret of a calendar's address: shown once, stored as a hash. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, as 43 characters that need no escaping in an address. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** No salt is needed: 256 random bits cannot be guessed, and the address is looked up by its hash. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
