/** How someone logged in last in this browser: `password`, `passkey` or the id of an organization. */
const KEY = 'portal.login-way';

export function rememberLoginMethod(method: string): void {
  try {
    localStorage.setItem(KEY, method);
  } catch {
    // storage is blocked: the order does not change
  }
}

export function readLastLoginMethod(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
