import { pbkdf2, solveChallenge } from 'altcha/lib';
import { api } from '../data/index.ts';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/**
 * Returns the value of the field `recaptcha`. With Google reCAPTCHA configured, it is Google's token. Otherwise this
 * function solves an ALTCHA challenge, which takes some tenths of a second, and returns `{challenge, solution}` in
 * base64. Each value is valid once. Throws if the server gives no challenge, or one that this browser cannot solve in
 * time.
 */
export async function solveBotCheck(): Promise<string> {
  const { data } = await api('GET /bot-check/', { anonymous: true });
  const challenge: unknown = data;
  const siteKey = readSiteKey(challenge);
  if (siteKey !== undefined) return (await import('./recaptcha.ts')).askRecaptcha(siteKey);
  if (!isChallenge(challenge)) throw new Error('The bot check is malformed');
  const solution = await solveChallenge({ challenge, deriveKey: pbkdf2.deriveKey });
  if (!solution) throw new Error('The bot check has no solution');
  return btoa(JSON.stringify({ challenge, solution }));
}

function readSiteKey(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('recaptcha_site_key' in value)) return undefined;
  return typeof value.recaptcha_site_key === 'string' ? value.recaptcha_site_key : undefined;
}

function isChallenge(value: unknown): value is Challenge {
  return typeof value === 'object' && value !== null && 'parameters' in value && 'signature' in value;
}
