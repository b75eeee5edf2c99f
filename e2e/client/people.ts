/** Creates people for a test the way anyone joins: by registering and following the link in the mail. */
import { client, PORTAL_URL } from './accounts.ts';
import { linkTo } from './mailbox.ts';
import { DEMO_PASSWORD, solveBotCheck, type PortalClient } from './portal-client.ts';

export interface NewPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

async function post(path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${PORTAL_URL}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

/** The token in the newest mail that invites or verifies someone. */
export async function readLinkToken(email: string): Promise<string> {
  return new URL(await linkTo(email, '/verify-user')).searchParams.get('token') ?? '';
}

/**
 * Registers and verifies a Principal Investigator. `institution` is an approved institution; null means that the
 * person's institution is not listed.
 */
export async function registerInvestigator(
  person: NewPerson,
  institution: number | null = null,
): Promise<PortalClient> {
  await post('/register-user/', {
    ...person,
    password: DEMO_PASSWORD,
    institution,
    agreed_to_terms: true,
    recaptcha: await solveBotCheck(PORTAL_URL),
  });
  await post('/verify-user/', { token: await readLinkToken(person.email) });
  return client(person.email);
}

export async function declineInvitation(email: string): Promise<void> {
  await post('/decline-invitation/', { token: await readLinkToken(email) });
}
