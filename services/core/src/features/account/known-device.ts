/**
 * Recognizes devices that signed in to an account before, by a signed cookie that scripts cannot read. The cookie
 * grants no access; it only gives the device its own counters. The signature covers the password hash, so a new
 * password invalidates the cookies of all devices.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { cookieName, sameSecret, type Call } from '@portal/kit';
import type { CoreSettings } from '../../settings.ts';
import { setCookie } from './cookie.ts';

const COOKIE = 'portal_device';
/** The maximum lifetime that browsers allow for a cookie. */
const DAYS_KNOWN = 400;
/** Number of people who can share a computer; the one who signed in longest ago is dropped. */
const ACCOUNTS_PER_DEVICE = 5;
const ENTRY = /^\d{1,10}\.[0-9a-f-]{36}\.\d{1,12}\.[\w-]{43}$/;

export interface DeviceOwner {
  readonly id: number;
  readonly password_hash: string | null;
}
export interface KnownDevices {
  /** The device's id for this account; undefined when the device never signed in to it. */
  read(call: Pick<Call, 'context'>, owner: DeviceOwner): string | undefined;
  /** Records that the device signed in to the account. Does nothing for an account without a password. */
  remember(call: Pick<Call, 'context'>, owner: DeviceOwner): void;
}

export function createKnownDevices(settings: Pick<CoreSettings, 'secretFor' | 'publicUrl'>): KnownDevices {
  const { publicUrl } = settings;
  const secret = settings.secretFor('known device');
  const name = cookieName(COOKIE, publicUrl);
  const sign = (stem: string, hash: string): string =>
    createHmac('sha256', secret).update(`${stem}.${hash}`).digest('base64url');

  const readEntries = ({ context }: Pick<Call, 'context'>): string[] =>
    (context.cookies.get(name) ?? '')
      .split('~')
      .filter((entry) => ENTRY.test(entry))
      .slice(0, ACCOUNTS_PER_DEVICE);

  const read: KnownDevices['read'] = (call, { id, password_hash }) => {
    if (password_hash === null) return undefined;
    const entry = readEntries(call).find((one) => one.startsWith(`${id}.`));
    const [account, device, expires, signature] = entry?.split('.') ?? [];
    if (!signature || Number(expires) * 1000 <= Date.now()) return undefined;
    return sameSecret(signature, sign(`${account}.${device}.${expires}`, password_hash)) ? device : undefined;
  };

  return {
    read,
    remember(call, owner) {
      if (owner.password_hash === null) return;
      const expires = new Date(Date.now() + DAYS_KNOWN * 86_400_000);
      const device = read(call, owner) ?? randomUUID();
      const stem = `${owner.id}.${device}.${Math.floor(expires.getTime() / 1000)}`;
      const others = readEntries(call).filter((entry) => !entry.startsWith(`${owner.id}.`));
      const entries = [`${stem}.${sign(stem, owner.password_hash)}`, ...others].slice(0, ACCOUNTS_PER_DEVICE);
      setCookie(call, publicUrl, { name, value: entries.join('~'), expires });
    },
  };
}
