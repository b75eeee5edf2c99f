/**
 * Links with which one person can open one file for five minutes (spec 1 section 7 "Files", `signed_url`; decision
 * 292).
 */
import { createHmac } from 'node:crypto';
import { sameSecret } from '@portal/kit';

const MINUTES = 5;

export interface SignedLinks {
  linkTo(fileId: string, personId: number): string;
  /** Whether the link was issued to this person and has not expired. */
  isValid(
    fileId: string,
    personId: number,
    given: { readonly expires: string; readonly signature: string },
  ): boolean;
}

export function createSignedLinks(secret: string, publicUrl: string): SignedLinks {
  const sign = (fileId: string, personId: number, expires: string): string =>
    createHmac('sha256', secret).update(`${fileId.toLowerCase()}.${personId}.${expires}`).digest('base64url');
  return {
    linkTo(fileId, personId) {
      const expires = String(Date.now() + MINUTES * 60_000);
      const query = new URLSearchParams({ expires, signature: sign(fileId, personId, expires) });
      return `${publicUrl}/api/file/${fileId}/content/?${query}`;
    },
    isValid: (fileId, personId, { expires, signature }) =>
      Number(expires) > Date.now() && sameSecret(signature, sign(fileId, personId, expires)),
  };
}
