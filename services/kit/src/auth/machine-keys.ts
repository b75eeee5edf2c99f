/**
 * Secrets of machine keys: `portal_sk_`, 48 random digits and a checksum of 8, all hexadecimal. Scanners of sources find
 * them by their form, and a mistyped one is refused without a look-up.
 */
import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

export const MACHINE_KEY_PREFIX = 'portal_sk_';
const FORM = new RegExp(`^${MACHINE_KEY_PREFIX}([0-9a-f]{48})([0-9a-f]{8})$`);
const checksum = (random: string): string =>
  crc32(MACHINE_KEY_PREFIX + random)
    .toString(16)
    .padStart(8, '0');

export function createMachineSecret(): string {
  const random = randomBytes(24).toString('hex');
  return `${MACHINE_KEY_PREFIX}${random}${checksum(random)}`;
}

/** Whether the text has the form of a secret and its checksum. */
export function isMachineSecret(text: string): boolean {
  const [, random = '', sum] = FORM.exec(text) ?? [];
  return sum !== undefined && sum === checksum(random);
}

/** SHA-256 is enough, because secrets are random. */
export const hashMachineSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
