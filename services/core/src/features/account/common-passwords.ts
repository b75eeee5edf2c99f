/** Refuses passwords that guessers try first, even if they meet the criteria (docs/people.md). */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { invalid } from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';

const LIST = new URL('../../../data/common-passwords.txt.gz', import.meta.url);
const TOO_COMMON = accountRefusals.password.tooEasy;

let known: ReadonlySet<string> | undefined;
/** Loaded on first use, when someone sets a password. */
const loadCommonPasswords = (): ReadonlySet<string> =>
  (known ??= new Set(gunzipSync(readFileSync(LIST)).toString('utf8').split('\n')));

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const plain = (text: string): string => text.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);
/** Strips the digits and signs that people add before or after a word to meet the criteria. */
const stripAffixes = (text: string): string => text.replace(/^[^a-z]+|[^a-z]+$/g, '');

/** Whether the password, or the word behind its usual disguises, is on the list: 'P@ssw0rd2026!' is 'password'. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return [
    lower,
    stripAffixes(lower),
    plain(stripAffixes(lower)),
    plain(stripAffixes(lower.replace(/[\d!]+$/, ''))),
  ].some((form) => form !== '' && loadCommonPasswords().has(form));
}

/** @throws 400 on the field `password` */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw invalid({ password: [TOO_COMMON] });
}
