/** Session tokens: EdDSA at the issuer, the public key everywhere else (stack.md "Services"). */
import { createHash, createPrivateKey, createPublicKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const ISSUER = 'portal';
export interface TokenClaims {
  readonly sessionId: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

export interface TokenVerifier {
  /** @returns the claims, or null when the token is malformed, forged or expired */
  verify(token: string): Promise<TokenClaims | null>;
}

/** A verified token stays verified until it expires, so its signature is checked once per process. */
export function createVerifier(publicKeyPem: string): TokenVerifier {
  const key = createPublicKey(publicKeyPem);
  const known = new Map<string, TokenClaims>();
  return {
    async verify(token) {
      const seen = known.get(token);
      if (seen) return seen.expires * 1000 > Date.now() ? seen : null;
      const claims = await check(token, key);
      if (claims) {
        if (known.size > 10_000) known.clear();
        known.set(token, claims);
      }
      return claims;
    },
  };
}

async function check(token: string, key: KeyObject): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, { issuer: ISSUER, algorithms: ['EdDSA'] });
    return payload.jti && payload.exp ? { sessionId: payload.jti, expires: payload.exp } : null;
  } catch {
    return null;
  }
}

/** @returns a signed token that names the session and nothing about the person */
export function signToken(privateKeyPem: string, claims: TokenClaims): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'EdDSA' })
    .setIssuer(ISSUER)
    .setJti(claims.sessionId)
    .setIssuedAt()
    .setExpirationTime(claims.expires)
    .sign(createPrivateKey(privateKeyPem));
}

/** Compares two secrets without telling by time where they differ. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
