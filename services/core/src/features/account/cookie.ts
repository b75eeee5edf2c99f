import type { Call } from '@portal/kit';

export interface Cookie {
  readonly name: string;
  /** Null clears the cookie. */
  readonly value: string | null;
  readonly expires?: Date | undefined;
}

/** Sets a cookie that neither scripts nor other sites can read. */
export function setCookie(
  { context }: Pick<Call, 'context'>,
  publicUrl: string,
  { name, value, expires }: Cookie,
): void {
  const secure = publicUrl.startsWith('https:');
  // The gateway calls this service over plain HTTP. The cookie library must know that the browser uses HTTPS.
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
