/** Codes of authenticator apps (RFC 6238): six digits, a new code every 30 seconds, each accepted once. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
/** A clock may differ by one period: with more, a code could be guessed more easily. */
const WINDOW = 1;

const createTotp = (secret: string, label = '', issuer = ''): TOTP =>
  // SHA-1 and 30 seconds are the only values that all apps know.
  new TOTP({
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
    label,
    ...(issuer && { issuer }),
  });

/** 160 bits in base32, as RFC 4226 recommends. */
export const createSecret = (): string => new Secret({ size: 20 }).base32;

/** The address behind the QR code that apps read. */
export const describeSecret = (
  secret: string,
  { email, product }: { readonly email: string; readonly product: string },
): string => createTotp(secret, email, product.replaceAll(':', ' ')).toString();

/** The period whose code this is; undefined for a wrong code. */
export function findPeriod(secret: string | undefined, code: string, now = Date.now()): number | undefined {
  if (secret === undefined) return undefined;
  const token = code.replaceAll(' ', '');
  const delta = createTotp(secret).validate({ token, window: WINDOW, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
}

/** Encrypts secrets in the database, so that a copy of it is no second factor. */
export interface SecretBox {
  seal(secret: string): string;
  /** Undefined for a text that was sealed with another key, or changed. */
  open(sealed: string): string | undefined;
}

/** @param key 256 bits in hexadecimal */
export function createSecretBox(key: string): SecretBox {
  const secretKey = Buffer.from(key, 'hex');
  return {
    seal(secret) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', secretKey, nonce);
      const parts = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat(parts).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      try {
        const decipher = createDecipheriv('aes-256-gcm', secretKey, bytes.subarray(0, 12));
        decipher.setAuthTag(bytes.subarray(-16));
        return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
