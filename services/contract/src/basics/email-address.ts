/** Email address rule, shared by the server's schemas and browsers. */
import { hasControlCharacter } from './characters.ts';
import { LIMITS } from './limits.ts';
import { hasInvisible } from '../people/plain-names.ts';

export const ADDRESS = /^[^\s@<>"',;:\\]+@[^\s@<>"',;:\\]+\.[^\s@<>"',;:\\]+$/;

/** Whether the server accepts the text as a new address (`Email`). */
export function isEmailAddress(text: string): boolean {
  // The length is checked before normalization, which may lengthen the text.
  if (text.length > LIMITS.email) return false;
  const plain = text.normalize('NFKC');
  return (
    plain.length <= LIMITS.email && ADDRESS.test(plain) && !hasInvisible(plain) && !hasControlCharacter(plain)
  );
}
