import type { Call } from '@portal/kit';

export interface Cookie {
  readonly name: string;
  /** Null clears it. */
  readonly value: string | null;
  readonly expires?: Date | undefined;
}

/** Out of reach of scripts and of other sites. */
export function setCookie(
  { context }: Pick<Call, 'context'>,
  publicUrl: string,
  { name, value, expires }: Cookie,
): void {
  const secure = publicUrl.startsWith('https:');
  // The service is spoken to in plain HTTP by the gateway, so the cookie library must know that the browser is not.
  context.cookies.secure = secure;
  context.cookies.set(name, value, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    overwrite: true,
    ...(expires ? { expires } : {}),
  });
}
