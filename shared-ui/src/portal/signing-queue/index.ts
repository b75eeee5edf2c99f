/** The agreements that wait for the foundation's signature, as a queue of the person who signs. */
export { readSigningRun, signingAddress, useSigningQueue } from './signing-queue.ts';
export type { AgreementKind, SigningRow } from './signing-queue.ts';
