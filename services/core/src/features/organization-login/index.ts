/** Logging in with the account of an organization (decisions 544 to 546). */
import {
  AppError,
  handler,
  invalid,
  notFound,
  query,
  requireFreshProof,
  resourceRoutes,
  say,
  sql,
  transact,
  wrongState,
  type Call,
  type Handler,
  type Work,
} from '@portal/kit';
import { ReadinessChanged } from '@portal/contract';
import { z } from 'zod';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { OidcFault, type Identity, type LogoutOrder, type OidcClient } from '../../clients/index.ts';
import { AccountModel, LinkedOrganizationModel } from '../../models/index.ts';
import type { CoreSettings } from '../../settings.ts';
import {
  answerSignIn,
  completeSignIn,
  endSession,
  openSession,
  openStep,
  readCredentials,
  refuseBlockedAccount,
  refuseForStep,
  type KnownDevices,
} from '../account/index.ts';
import { mailFactorChange, type Mailing } from '../account-mail/index.ts';
import {
  findAttempt,
  openAttempt,
  storeIdentity,
  takeAttempt,
  takeState,
  type Answered,
} from './attempts.ts';
import { describeOrganizations, storeLogin, storeTest } from './checks.ts';
import { addLink, endLinkedSessions, findLink, provesFactor, refreshLink } from './links.ts';
import { linkedOrganizationResource } from './linked-organization.resource.ts';

export { forgetOldAttempts } from './attempts.ts';

export interface OrganizationLoginParts {
  readonly settings: CoreSettings;
  readonly clients: readonly OidcClient[];
  readonly devices: KnownDevices;
  readonly mailing: Mailing;
}
const words = accountRefusals.organization;

export function organizationLoginRoutes(parts: OrganizationLoginParts): Handler[] {
  const { settings, clients, devices, mailing } = parts;
  const { publicUrl } = settings;
  const findClient = (id: string): OidcClient | undefined =>
    clients.find(({ provider }) => provider.id === id);
  const chooseClient = (id: string): OidcClient => {
    const client = findClient(id);
    if (!client) throw invalid({ organization: [words.unknown] });
    return client;
  };
  const readAttempt = async (call: Pick<Call, 'context' | 'database'>, token: string) => {
    const attempt = await findAttempt(call, call.database, publicUrl, token);
    // The organization may have been removed from the settings since.
    const client = attempt && findClient(attempt.organization);
    if (!attempt || !client) throw attemptOver();
    return { ...attempt, provider: client.provider };
  };

  return [
    handler('POST /organization-login/', async (call) => {
      const { actor, body } = call;
      const client = chooseClient(body.organization);
      if (actor.impersonatorId !== null) throw wrongState(words.notWhileActing);
      const again = body.again ?? false;
      const secrets = await transact(call.database, call.author, (work) =>
        openAttempt(call, work, publicUrl, {
          organization: body.organization,
          accountId: actor.kind === 'person' ? actor.userId : null,
          provesAgain: again,
        }),
      );
      return { body: { url: await asked(call, client, () => client.begin(secrets, { again })) } };
    }),

    handler('POST /organization-login/callback/', async (call) => {
      const { organization, answer } = call.body;
      const client = chooseClient(organization);
      const state = new URLSearchParams(answer).get('state') ?? '';
      const begun = await transact(call.database, call.author, (work) =>
        takeState(call, work, publicUrl, { organization, state }),
      );
      const callerId = call.actor.kind === 'person' ? call.actor.userId : null;
      if (!begun || (begun.account_id !== null && begun.account_id !== callerId)) throw attemptOver();
      const { nonce, verifier } = begun;
      const identity = await asked(call, client, () => client.finish(answer, { state, nonce, verifier }));
      return transact(call.database, call.author, async (work) => {
        const { id, name } = client.provider;
        await storeLogin(work, id, null);
        const status = await finishLogin(call, work, { begun, client, identity });
        const isDone = status === 'linked' || status === 'proved';
        const attempt = isDone ? '' : await storeIdentity(work, begun.id, identity);
        const email = identity.emailVerified ? identity.email : null;
        return { body: { status, attempt, organization: name, email } };
      });
    }),

    handler('POST /organization-login/finish/', async (call) => {
      const { attempt: token, ...body } = call.body;
      const { identity, provider, account_id: begunBy } = await readAttempt(call, token);
      const link = await findLink(call.database, identity);
      const account = link && (await readCredentials(call.database, link.account_id));
      if (!account || begunBy !== null) throw attemptOver();
      await refuseBlockedAccount(call, body, account, { mailing, demoData: settings.demoData });
      const origin = { linkId: link.id, sid: identity.sid, factorAtIssuer: provesFactor(provider, identity) };
      const take = async (work: Work): Promise<void> => {
        if (!(await takeAttempt(work, token))) throw attemptOver();
        await refreshLink(work, link, provider, identity);
      };
      const step = origin.factorAtIssuer ? undefined : await openStep(call, account, origin);
      if (step) {
        await transact(call.database, { ...call.author, actorId: account.id }, take);
        throw refuseForStep(step);
      }
      const signedIn = await completeSignIn(call, account, settings, async (work) => {
        await take(work);
        return origin;
      });
      return { body: await answerSignIn(call, signedIn, { ...settings, devices }) };
    }),

    handler('POST /organization-login/link/', async (call) => {
      const { actor, author, database } = call;
      const { attempt: token } = call.body;
      if (actor.impersonatorId !== null) throw wrongState(words.notWhileActing);
      const { identity, provider, account_id: begunBy } = await readAttempt(call, token);
      if (begunBy !== null && begunBy !== actor.userId) throw attemptOver();
      await requireFreshProof(call, { asksPassword: true });
      const signedIn = await transact(database, author, async (work) => {
        if (!(await takeAttempt(work, token))) throw attemptOver();
        const account = await work.lock(AccountModel, actor.userId);
        if (!account) throw attemptOver();
        const link = await addLink(work, account.id, provider, identity);
        if (!link) throw wrongState(say(words.linkedElsewhere, { organization: provider.name }));
        await mailFactorChange(work, mailing, account, { change: 'linked', name: provider.name });
        // A session that someone else planted in this browser ends here. The new one proves no more than the old one.
        if (actor.sessionId) await endSession(work, actor.sessionId);
        const session = await openSession(work, account.id, {
          userAgent: call.context.get('User-Agent'),
          idleMinutes: settings.idleMinutes,
          factorRoles: settings.factorRoles,
          linkId: link.id,
          sid: identity.sid,
        });
        return { session, owner: account };
      });
      return { body: await answerSignIn(call, signedIn, { ...settings, devices }) };
    }),

    handler('POST /organization-login/{organization}/logout/', async (call) => {
      const client = findClient(call.params.organization);
      if (!client) throw notFound();
      call.context.set('Cache-Control', 'no-store');
      const order = await client.readLogout(call.body.logout_token).catch((error: unknown) => {
        throw refusalOf(call, client, error, { logout_token: [words.wrongLogout] });
      });
      await transact(call.database, call.author, (work) => logOut(work, client, order));
      return { body: {} };
    }),

    query('GET /organization-login/organizations/', async ({ database }) => ({
      results: await describeOrganizations(database, clients, publicUrl),
    })),

    handler('POST /organization-login/{organization}/test/', async (call) => {
      const client = findClient(call.params.organization);
      if (!client) throw notFound();
      const { id } = client.provider;
      const found = await client.test();
      if (found) call.log.warn({ organization: id, ...found }, 'test of a login at an organization failed');
      return transact(call.database, call.author, async (work) => {
        await storeTest(work, id, found?.problem ?? null);
        const [body] = await describeOrganizations(work, [client], publicUrl);
        if (!body) throw notFound();
        return { body };
      });
    }),

    ...resourceRoutes(linkedOrganizationResource, {
      async remove({ call: { actor }, work, loaded }) {
        await requireFreshProof({ actor, database: work }, { asksPassword: true });
        const account = await work.lock(AccountModel, actor.userId);
        const link = await work.read(LinkedOrganizationModel).findById(loaded.id);
        if (!account || !link) throw notFound();
        await endLinkedSessions(work, link.id, { spared: actor.sessionId });
        await work.of(LinkedOrganizationModel).deleteById(link.id);
        await work.emit(ReadinessChanged, { user_ids: [account.id] });
        await mailFactorChange(work, mailing, account, { change: 'unlinked', name: link.organization });
      },
    }),
  ];
}

const attemptOver = () => invalid({ attempt: [words.over] });

/** What the organization's answer means for the caller. @throws WRONG_STATE when it is someone else's login */
async function finishLogin(
  call: Pick<Call, 'actor'>,
  work: Work,
  {
    begun,
    client,
    identity,
  }: { readonly begun: Answered; readonly client: OidcClient; readonly identity: Identity },
): Promise<'known' | 'unknown' | 'linked' | 'proved'> {
  const { provider } = client;
  const link = await findLink(work, identity);
  if (begun.account_id === null) return link ? 'known' : 'unknown';
  if (link && link.account_id !== begun.account_id)
    throw wrongState(say(words.linkedElsewhere, { organization: provider.name }));
  if (link) await refreshLink(work, link, provider, identity);
  if (!begun.proves_again) return link ? 'linked' : 'unknown';
  const beganAt = begun.created.getTime() / 1000 - CLOCK_SECONDS;
  const isFresh = identity.authTime !== null && identity.authTime >= beganAt;
  const renewed =
    link && isFresh && provesFactor(provider, identity)
      ? await work.run(
          sql`update core.session set proved_at = now() where id = ${call.actor.sessionId} and factor_at_issuer`,
        )
      : 0;
  if (renewed === 0) throw wrongState(say(words.notProved, { organization: provider.name }));
  return 'proved';
}
/** Clocks of two systems differ. */
const CLOCK_SECONDS = 30;

async function logOut(work: Work, { provider }: OidcClient, order: LogoutOrder): Promise<void> {
  const fresh = await work.run(
    sql`insert into core.used_nonce (nonce, expires_at)
      values (${`logout:${provider.id}:${order.jti}`}, now() + interval '15 minutes') on conflict do nothing`,
  );
  if (fresh === 0) throw invalid({ logout_token: [words.wrongLogout] });
  const links = await work.rows(
    z.object({ id: z.int() }),
    sql`select l.id from core.linked_organization l where l.issuer = ${provider.issuer}
      and (${order.sub ?? null}::text is null or l.subject = ${order.sub ?? null})
      and (${order.sid ?? null}::text is null or exists (select 1 from core.session s
        where s.link_id = l.id and s.issuer_sid = ${order.sid ?? null}))`,
  );
  for (const { id } of links) await endLinkedSessions(work, id, { sid: order.sid });
}

/** Turns what goes wrong at the organization into an answer; the log has the reason. */
async function asked<T>(
  call: Pick<Call, 'log' | 'database' | 'author'>,
  client: OidcClient,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { id, name: organization } = client.provider;
    const isCancelled = error instanceof OidcFault && error.kind === 'cancelled';
    if (error instanceof OidcFault && !isCancelled)
      await transact(call.database, call.author, (work) => storeLogin(work, id, error.kind));
    const detail = say(isCancelled ? words.cancelled : words.refused, { organization });
    throw refusalOf(call, client, error, { answer: [detail] });
  }
}

function refusalOf(
  { log }: Pick<Call, 'log'>,
  { provider }: OidcClient,
  error: unknown,
  fields: Record<string, string[]>,
): unknown {
  if (!(error instanceof OidcFault)) return error;
  log.warn(
    { organization: provider.id, kind: error.kind, reason: error.message },
    'login at an organization failed',
  );
  return error.kind === 'unreachable'
    ? new AppError('SERVICE_UNAVAILABLE', say(words.unreachable, { organization: provider.name }))
    : invalid(fields);
}
