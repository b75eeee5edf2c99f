/** What an email address is, for the server's schemas and for browsers alike. */
import { hasControlCharacter } from './characters.ts';
import { LIMITS } from './limits.ts';
import { hasInvisible } from '../people/plain-names.ts';

export const ADDRESS = /^[^\s@<>"',;:\\]+@[^\s@<>"',;:\\]+\.[^\s@<>"',;:\\]+$/;

/** Whether the server takes the text as a newly written address (`Email`). */
export function isEmailAddress(text: string): boolean {
  // the length comes first: some signs become several
  if (text.length > LIMITS.email) return false;
  const plain = text.normalize('NFKC');
  return (
    plain.length <= LIMITS.email && ADDRESS.test(plain) && !hasInvisible(plain) && !hasControlCharacter(plain)
  );
}
