/** Session tokens: signed with EdDSA by the issuer; all others have only the public key (stack.md "Services"). */
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

/** A token cannot become invalid before it expires, so its signature is verified once per process. */
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

/** @returns a signed token that identifies the session and contains nothing about the person */
export function signToken(privateKeyPem: string, claims: TokenClaims): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'EdDSA' })
    .setIssuer(ISSUER)
    .setJti(claims.sessionId)
    .setIssuedAt()
    .setExpirationTime(claims.expires)
    .sign(createPrivateKey(privateKeyPem));
}

/** Compares two secrets in constant time, so that timing does not reveal where they differ. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
