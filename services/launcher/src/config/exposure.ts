/** Requirements for a portal that others can reach, and for a production portal. */

import { isLoopback } from '@portal/kit';

/** The settings that the check needs. */
export interface Exposure {
  readonly PORTAL_ENVIRONMENT?: string | undefined;
  readonly HOST: string;
  readonly PUBLIC_URL?: string | undefined;
  readonly IN_CONTAINER?: boolean | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly DEMO_DATA?: boolean | undefined;
  readonly DATA_DIR?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
  readonly CLAMD_HOST?: string | undefined;
}

/** One line for each unmet requirement. */
export function exposureFaults(given: Exposure): string[] {
  const address = given.PUBLIC_URL === undefined ? undefined : new URL(given.PUBLIC_URL);
  const isProduction = given.PORTAL_ENVIRONMENT === 'production';
  return [
    ...addressFaults(address, given.HOST, isProduction, given.IN_CONTAINER === true),
    ...(isProduction ? productionFaults(given) : []),
  ];
}

/** Without https, passwords and session cookies would be sent in plain text. */
function addressFaults(
  address: URL | undefined,
  host: string,
  isProduction: boolean,
  inContainer: boolean,
): string[] {
  const isSafe = address?.protocol === 'https:';
  if (isProduction && (address === undefined || !isSafe || isLoopback(address.hostname)))
    return ['PUBLIC_URL: production needs the public address of the portal, with https://.'];
  if (isSafe) return [];
  if (address !== undefined && !isLoopback(address.hostname))
    return ['PUBLIC_URL: an address that others can reach needs https://.'];
  // A container's ports are reached where it publishes them; with a local `PUBLIC_URL`, that is only this machine.
  if (!isLoopback(host) && !inContainer)
    return [`HOST: ${host} can be reached from other machines, so PUBLIC_URL must be set, with https://.`];
  return [];
}

function productionFaults(given: Exposure): string[] {
  const lines: readonly (readonly [isMissing: boolean, line: string])[] = [
    [
      given.DATABASE_URL === undefined,
      'DATABASE_URL: production needs a PostgreSQL of its own; the embedded one is for trying out.',
    ],
    [given.DEMO_DATA === true, 'DEMO_DATA: must be no in production; everyone knows the demo password.'],
    [
      given.DATA_DIR === undefined,
      'DATA_DIR: production needs a folder of its own for stored files and for the secrets made at the first start.',
    ],
    [
      given.SMTP_URL === undefined,
      'SMTP_URL: production needs a mail server; everyone can read the built-in inbox.',
    ],
    [given.MAIL_FROM === undefined, 'MAIL_FROM: production needs the address that mails come from.'],
    [
      given.CLAMD_HOST === undefined,
      'CLAMD_HOST: production needs a ClamAV daemon; without it uploads are not searched for viruses.',
    ],
  ];
  return lines.filter(([isMissing]) => isMissing).map(([, line]) => line);
}
