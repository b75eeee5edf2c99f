/** Recovery codes, for a person whose device is lost: ten, shown once, stored as hashes, each for one login. */
import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@portal/contract';
import { hashPassword, sql, verifyPassword, type Work } from '@portal/kit';
import { z } from 'zod';

/** Without letters and digits that look alike. 10 of 31 characters are 49 bits, and each try is limited. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

const makeHalf = (): string =>
  Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code as it was typed: without blanks and hyphens, in small letters. */
const normalize = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase();

/** Replaces the codes of the account; the answer is the only place that ever has them. */
export async function createRecoveryCodes(work: Work, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${makeHalf()}-${makeHalf()}`);
  const hashes = await Promise.all(codes.map((code) => hashPassword(normalize(code))));
  await work.run(
    sql`insert into core.recovery_codes (account_id, hashes) values (${accountId}, ${hashes}::text[])
      on conflict (account_id) do update set hashes = excluded.hashes, created = now()`,
  );
  return codes;
}

/** Uses up a code. The row is locked, so of parallel calls with one code only one gets the number of unused codes. */
export async function takeRecoveryCode(
  work: Work,
  accountId: number,
  code: string,
): Promise<number | undefined> {
  const row = await work.row(
    z.object({ hashes: z.array(z.string()) }),
    sql`select hashes from core.recovery_codes where account_id = ${accountId} for update`,
  );
  const typed = normalize(code);
  const matches = await Promise.all((row?.hashes ?? []).map((hash) => verifyPassword(hash, typed)));
  const left = row?.hashes.filter((_, index) => !matches[index]);
  if (!row || !left || left.length === row.hashes.length) return undefined;
  await work.run(
    sql`update core.recovery_codes set hashes = ${left}::text[] where account_id = ${accountId}`,
  );
  return left.length;
}
