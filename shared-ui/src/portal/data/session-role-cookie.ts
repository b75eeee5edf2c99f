import { isRole, type Role } from '@portal/contract/roles';

const COOKIE = 'portal_role';
const THIRTY_DAYS_IN_SECONDS = 30 * 24 * 60 * 60;

/** The saved session role; null when there is none or its value is no role (spec 1 section 4). */
export function readRoleCookie(): Role | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${COOKIE}=`));
  const value = pair?.slice(COOKIE.length + 1);
  return isRole(value) ? value : null;
}

/** Saves the session role for 30 days; null forgets it. */
export function writeRoleCookie(role: Role | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = role ? THIRTY_DAYS_IN_SECONDS : 0;
  document.cookie = `${COOKIE}=${role ?? ''}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`;
}
