import type { TestAnswer } from '@portal/kit/testing';
import { createOrcidProofs } from '../features/registration/index.ts';
import { readCoreSettings } from '../settings.ts';
import { PASSWORD, type CoreHarness } from './core-harness.ts';
import type { PostedCore } from './mails.ts';

let sequence = 0;
export const freshAddress = (): string => `new${(sequence += 1)}@uni.test`;

/** Submits the registration form of a researcher with `changes`; an undefined value omits the field. */
export async function registerResearcher(
  core: PostedCore,
  changes: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> {
  const body = {
    first_name: 'Ada',
    last_name: 'Byron',
    email: freshAddress(),
    password: PASSWORD,
    institution: null,
    agreed_to_terms: true,
    recaptcha: 'recaptcha' in changes ? changes['recaptcha'] : await core.solveBotCheck(),
    ...changes,
  };
  return core.call('POST /register-user/', { body, headers });
}

/** Submits the registration form of an invited Signing Official. */
export async function registerOfficial(
  core: PostedCore,
  token: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<TestAnswer> {
  const body = {
    token,
    first_name: 'Olga',
    last_name: 'Sign',
    title: 'Vice Provost',
    phone_number: '+1 555 0100',
    password: PASSWORD,
    agreed_to_terms: true,
    recaptcha: await core.solveBotCheck(),
    ...changes,
  };
  return core.call('POST /register-user/', { body });
}

export interface KnownAccount {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly title: string | null;
  readonly phone_number: string | null;
  readonly verified: boolean;
  readonly active: boolean;
  readonly primary_role: string | null;
  readonly roles: readonly string[];
  readonly orcid: string | null;
  readonly agreed_terms_version: string | null;
  readonly institution: number | null;
}

export async function readAccount(core: PostedCore, email: string): Promise<KnownAccount | undefined> {
  const [row] = await core.build.sql<KnownAccount>(
    `select a.id, a.first_name, a.last_name, a.title, a.phone_number, a.verified, a.active, a.primary_role, a.orcid,
      a.agreed_terms_version, array(select role from core.account_group g where g.account_id = a.id order by role) as roles,
      (select institution_id from core.user_institution ui where ui.user_id = a.id and ui."primary") as institution
     from core.account a where a.email = $1`,
    [email],
  );
  return row;
}

/** Makes all links of an address expired. */
export const expireLinks = (core: PostedCore, email: string): Promise<unknown> =>
  core.build.sql(
    `update core.link_token l set expires_at = now() - interval '1 minute'
     where account_id = (select id from core.account where email = $1)
       or invitation_id in (select id from core.official_invitation where email = $1)`,
    [email],
  );

/** A proof as `GET /orcid/` returns it with an iD; `userId` 0 is a visitor. */
export function signOrcidProof({ parts }: Pick<CoreHarness, 'parts'>, orcid: string, userId = 0): string {
  const { variables, publicUrl } = parts.environment;
  return createOrcidProofs(readCoreSettings(variables, publicUrl)).give({ orcid, userId });
}
