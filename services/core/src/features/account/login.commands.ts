/** Sign-in (spec 1 sections 4, 5 and 8; docs/people.md). */
import {
  INVESTIGATOR_ROLES,
  MESSAGES,
  OFFICIAL_ROLES,
  type LoginBody,
  type LoginCode,
  type Role,
  type SecondStep,
  type Session,
} from '@portal/contract';
import {
  AppError,
  type Call,
  chooseAccountLanguage,
  invalid,
  signToken,
  sql,
  transact,
  translate,
  verifyPassword,
  type Work,
} from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import type { CoreSettings } from '../../settings.ts';
import { mailFirstPassword, mailSlowedLogin, type Mailing } from '../account-mail/index.ts';
import { findCredentials, readSession, type Credentials } from './account.queries.ts';
import type { BotCheck } from './bot-check.ts';
import { refuseDemoAccount } from './demo-accounts.ts';
import type { DeviceOwner, KnownDevices } from './known-device.ts';
import type { Guesser, LoginLimits } from './login-limits.ts';
import { openSession, setTokenCookie, type NewSession, type SessionOrigin } from './session.commands.ts';
import { openStep } from './second-step.ts';
import { TERMS_VERSION } from './terms.ts';

export interface LoginParts {
  readonly botCheck: BotCheck;
  readonly limits: LoginLimits;
  readonly devices: KnownDevices;
  readonly mailing: Mailing;
  readonly idleMinutes: number;
  readonly factorRoles: readonly Role[];
  /** Whether this installation has a demo, so that demo accounts may sign in. */
  readonly demoData: boolean;
}
/** Roles whose pages are translated. Staff pages are English only, without a language menu. */
const READERS = [...INVESTIGATOR_ROLES, ...OFFICIAL_ROLES];
type LoginCall = Call<'POST /api-token-auth/'>;

/** The same text for an unknown address, a wrong password and an account without a password. */
const WRONG = { password: [accountRefusals.login.wrong] };

export interface SignedIn {
  readonly session: NewSession;
  readonly owner: DeviceOwner;
}

export async function signIn(call: LoginCall, body: LoginBody, parts: LoginParts): Promise<SignedIn> {
  const { email, password, recaptcha } = body;
  const { limits, mailing } = parts;
  await parts.botCheck.spend(call.database, recaptcha);
  const account = await findCredentials(call.database, email);
  const device = account && parts.devices.read(call, account);
  const guesser: Guesser = { email, device, address: call.context.ip };
  const mustWait = await limits.spend(guesser);
  const right = await verifyPassword(account?.password_hash ?? null, password);
  if (!account || !right) {
    if (account) queueLoginMails(call, account, mailing, mustWait);
    throw invalid(WRONG);
  }
  await limits.forgive(guesser);
  await refuseBlockedAccount(call, body, account, parts);
  const step = await openStep(call, account);
  if (step) throw refuseForStep(step);
  return completeSignIn(call, account, parts);
}

/**
 * Opens the session of a person who proved who they are; `prove` uses up what proves it in the same transaction, and says
 * which organization did.
 * @throws what `prove` throws, and 400 when the account was changed in the meantime
 */
export async function completeSignIn(
  call: Pick<Call, 'author' | 'context' | 'database'>,
  account: Credentials,
  { idleMinutes, factorRoles }: Pick<LoginParts, 'idleMinutes' | 'factorRoles'>,
  prove?: (work: Work) => Promise<SessionOrigin | void>,
): Promise<SignedIn> {
  // Mails and notifications are written without a browser, so the account stores the language.
  const language = chooseAccountLanguage(call.context);
  const session = await transact(call.database, { ...call.author, actorId: account.id }, async (work) => {
    const origin = (await prove?.(work)) ?? {};
    // The account may have changed since it was read. A new password or a closed account ends all sessions, so this
    // login is refused too.
    const same = await work.run(
      sql`update core.account set last_login = now(), agreed_terms_version = ${TERMS_VERSION},
          language = coalesce(language, case when exists (select from core.account_group g
            where g.account_id = ${account.id} and g.role = any(${READERS})) then ${language}::text end)
        where id = ${account.id} and password_hash is not distinct from ${account.password_hash} and active`,
    );
    if (same === 0) throw invalid(WRONG);
    return openSession(work, account.id, {
      ...origin,
      userAgent: call.context.get('User-Agent'),
      idleMinutes,
      factorRoles,
    });
  });
  return { session, owner: account };
}

/** Gives the new session to the browser and, as the token, to scripts. */
export async function answerSignIn(
  call: Pick<Call, 'context' | 'database'>,
  { session, owner }: SignedIn,
  parts: Pick<CoreSettings, 'privateKey' | 'publicUrl'> & Pick<LoginParts, 'devices'>,
): Promise<{ readonly token: string; readonly session: Session }> {
  const expires = session.expires.getTime() / 1000;
  const token = await signToken(parts.privateKey, { sessionId: session.id, expires });
  setTokenCookie(call, parts.publicUrl, token, session.expires);
  parts.devices.remember(call, owner);
  return { token, session: await readSession(call.database, session.id) };
}

const queuePasswordMail = (
  call: Pick<Call, 'author' | 'database'>,
  account: Credentials,
  mailing: Mailing,
): Promise<void> =>
  transact(call.database, { ...call.author, actorId: account.id }, (work) =>
    mailFirstPassword(work, mailing, account),
  );

/** Not awaited: the response must take the same time as for an unknown address. */
function queueLoginMails(call: LoginCall, account: Credentials, mailing: Mailing, mustWait: boolean): void {
  const mails = [
    ...(account.password_hash === null ? [queuePasswordMail(call, account, mailing)] : []),
    ...(mustWait && account.active ? [queueSlowedMail(call, account, mailing)] : []),
  ];
  Promise.all(mails).catch((error: unknown) =>
    call.log.error({ err: error }, 'the mail about a login could not be queued'),
  );
}

const queueSlowedMail = (call: LoginCall, account: Credentials, mailing: Mailing): Promise<void> =>
  transact(call.database, call.author, (work) => mailSlowedLogin(work, mailing, account));

/** Refusals that are shown only to someone who proved who they are. */
export async function refuseBlockedAccount(
  call: Pick<Call, 'author' | 'database'>,
  body: Pick<LoginBody, 'agreed_to_terms'>,
  account: Credentials,
  { mailing, demoData }: Pick<LoginParts, 'mailing' | 'demoData'>,
): Promise<void> {
  if (!demoData) await refuseDemoAccount(call.database, account.id);
  if (!account.active) throw invalid({ email: [accountRefusals.login.inactive] });
  if (!account.verified) throw refusal('ACCOUNT_UNVERIFIED', MESSAGES.unverified);
  if (account.password_must_change) {
    await queuePasswordMail(call, account, mailing);
    throw refusal('NO_PASSWORD', accountRefusals.login.noPassword);
  }
  if (account.disowned) throw refusal('Invalid institution', MESSAGES.invalidInstitution);
  if (account.agreed_terms_version !== TERMS_VERSION && body.agreed_to_terms !== true)
    throw refusal('TERMS_SERVICES', MESSAGES.termsChanged);
}

/** The password, or the organization, was right, and the second factor follows. */
export const refuseForStep = (step: SecondStep): AppError =>
  refusal('SECOND_FACTOR', accountRefusals.login.secondStep, step);

const refusal = (code: LoginCode, detail: string, current?: SecondStep): AppError =>
  new AppError('LOGIN_REFUSED', detail, {
    current: { code, detail: translate(detail), ...(current && { current }) },
  });
