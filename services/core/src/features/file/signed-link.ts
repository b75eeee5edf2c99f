/** Links that open one file for five minutes without a session (spec 1 section 7 "Files", `signed_url`). */
import { createHmac } from 'node:crypto';
import { sameSecret } from '@portal/kit';

const MINUTES = 5;

export interface SignedLinks {
  linkTo(fileId: string): string;
  isValid(fileId: string, expires: string, signature: string): boolean;
}

export function createSignedLinks(secret: string, publicUrl: string): SignedLinks {
  const sign = (fileId: string, expires: string): string =>
    createHmac('sha256', secret).update(`${fileId.toLowerCase()}.${expires}`).digest('base64url');
  return {
    linkTo(fileId) {
      const expires = String(Date.now() + MINUTES * 60_000);
      const query = new URLSearchParams({ expires, signature: sign(fileId, expires) });
      return `${publicUrl}/api/file/${fileId}/content/?${query}`;
    },
    isValid: (fileId, expires, signature) =>
      Number(expires) > Date.now() && sameSecret(signature, sign(fileId, expires)),
  };
}
