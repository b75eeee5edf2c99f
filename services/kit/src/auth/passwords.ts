/** Hashes passwords with argon2id at the OWASP minimum cost: 19 MiB, two passes, about 5 ms of a core. */
import { hash, verify } from '@node-rs/argon2';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** Takes the same time with and without a stored hash, so that timing does not reveal which accounts exist. */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  const target = hashed ?? (await DUMMY);
  const matches = await verify(target, password);
  return hashed !== null && matches;
}
const DUMMY = hashPassword('no account has this password');
