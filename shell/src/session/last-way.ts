/** How someone logged in last in this browser: `password`, `passkey` or the id of an organization. */
const KEY = 'portal.login-way';

export function rememberWay(way: string): void {
  try {
    localStorage.setItem(KEY, way);
  } catch {
    // storage is blocked: the order stays as it is
  }
}

export function lastWay(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
