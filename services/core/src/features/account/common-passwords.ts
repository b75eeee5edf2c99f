/** Passwords that a guesser tries first are refused, however well they meet the criteria (docs/people.md). */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { invalid } from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';

const LIST = new URL('../../../data/common-passwords.txt.gz', import.meta.url);
const TOO_COMMON = accountRefusals.password.tooEasy;

let known: ReadonlySet<string> | undefined;
/** Read at the first password that someone sets. */
const common = (): ReadonlySet<string> =>
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
/** Without the digits and signs that are put before or behind a word to meet the criteria. */
const core = (text: string): string => text.replace(/^[^a-z]+|[^a-z]+$/g, '');

/** Whether it is on the list, also behind the usual disguises: 'P@ssw0rd2026!' is 'password'. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return [lower, core(lower), plain(core(lower)), plain(core(lower.replace(/[\d!]+$/, '')))].some(
    (form) => form !== '' && common().has(form),
  );
}

/** @throws 400 on the field `password` */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw invalid({ password: [TOO_COMMON] });
}
