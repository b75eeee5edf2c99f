/**
 * A login at an organization that is under way. It belongs to one browser, which has a secret cookie, and each step of it
 * counts once: the answer of the organization, and then the login or the link (decision 544).
 */
import { createHash, randomBytes } from 'node:crypto';
import { cookieName, sql, type Call, type Reads, type Work } from '@portal/kit';
import { z } from 'zod';
import { createLoginSecrets, Identity, type LoginSecrets } from '../../clients/index.ts';
import { setCookie } from '../account/index.ts';

/** Minutes for logging in at the organization, and again for what follows in the portal. */
const MINUTES = 10;
const COOKIE = 'portal_organization';

const hash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const createSecret = (): string => randomBytes(32).toString('base64url');

interface Beginning {
  readonly organization: string;
  /** Who began it, if anyone was logged in. */
  readonly accountId: number | null;
  readonly provesAgain: boolean;
}

/** Stores a beginning and gives the browser its cookie. */
export async function openAttempt(
  call: Pick<Call, 'context'>,
  work: Work,
  publicUrl: string,
  { organization, accountId, provesAgain }: Beginning,
): Promise<LoginSecrets> {
  const secrets = createLoginSecrets();
  const browser = createSecret();
  await work.run(
    sql`insert into core.organization_login
        (organization, hash, browser_hash, verifier, nonce, account_id, proves_again, expires_at)
      values (${organization}, ${hash(secrets.state)}, ${hash(browser)}, ${secrets.verifier}, ${secrets.nonce},
        ${accountId}, ${provesAgain}, now() + make_interval(mins => ${MINUTES}))`,
  );
  const expires = new Date(Date.now() + 2 * MINUTES * 60_000);
  setCookie(call, publicUrl, { name: cookieName(COOKIE, publicUrl), value: browser, expires });
  return secrets;
}

const ofBrowser = (call: Pick<Call, 'context'>, publicUrl: string) =>
  sql`browser_hash = ${hash(call.context.cookies.get(cookieName(COOKIE, publicUrl)) ?? '')} and expires_at > now()`;

const Answered = z.object({
  id: z.int(),
  verifier: z.string(),
  nonce: z.string(),
  account_id: z.int().nullable(),
  proves_again: z.boolean(),
  created: z.date(),
});
export type Answered = Readonly<z.output<typeof Answered>>;

/** Uses up the state: of parallel answers with one state only the first finds it. */
export const takeState = (
  call: Pick<Call, 'context'>,
  work: Work,
  publicUrl: string,
  { organization, state }: { readonly organization: string; readonly state: string },
): Promise<Answered | undefined> =>
  work.row(
    Answered,
    sql`update core.organization_login set hash = 'used:' || id
      where hash = ${hash(state)} and organization = ${organization} and identity is null
        and ${ofBrowser(call, publicUrl)}
      returning id, verifier, nonce, account_id, proves_again, created`,
  );

/** @returns the token with which the page continues */
export async function storeIdentity(work: Work, id: number, identity: Identity): Promise<string> {
  const token = createSecret();
  await work.run(
    sql`update core.organization_login set hash = ${hash(token)}, identity = ${JSON.stringify(identity)}::jsonb,
        verifier = '', nonce = '', expires_at = now() + make_interval(mins => ${MINUTES})
      where id = ${id}`,
  );
  return token;
}

const Proved = z.object({
  organization: z.string(),
  account_id: z.int().nullable(),
  identity: Identity,
});
export type Proved = Readonly<z.output<typeof Proved>>;

export const findAttempt = (
  call: Pick<Call, 'context'>,
  reads: Reads,
  publicUrl: string,
  token: string,
): Promise<Proved | undefined> =>
  reads.row(
    Proved,
    sql`select organization, account_id, identity from core.organization_login
      where hash = ${hash(token)} and identity is not null and ${ofBrowser(call, publicUrl)}`,
  );

/** Uses up the attempt. Of parallel calls only one gets true. */
export const takeAttempt = async (work: Work, token: string): Promise<boolean> =>
  (await work.run(
    sql`delete from core.organization_login where hash = ${hash(token)} and identity is not null and expires_at > now()`,
  )) === 1;

export const forgetOldAttempts = (database: Pick<Call['database'], 'run'>): Promise<number> =>
  database.run(sql`delete from core.organization_login where expires_at < now()`);
