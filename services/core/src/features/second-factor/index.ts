/** Second factors: how people log in with them, prove who they are again, and add or remove them. */
import {
  handler,
  invalid,
  mutation,
  query,
  readOne,
  requireFreshProof,
  resourceRoutes,
  sql,
  transact,
  wrongState,
  type Call,
  type Handler,
  type Work,
} from '@portal/kit';
import { z } from 'zod';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { SecondFactorModel } from '../../models/index.ts';
import type { CoreSettings } from '../../settings.ts';
import {
  answerSignIn,
  completeSignIn,
  findStep,
  readCredentials,
  refuseBlockedAccount,
  takeStep,
  withRetryAfter,
  type KnownDevices,
  type LoginLimits,
} from '../account/index.ts';
import { mailFactorChange, type Mailing } from '../account-mail/index.ts';
import {
  addFactor,
  beginTotp,
  confirmTotp,
  countFactors,
  lockOwner,
  removeFactor,
  type AddedFactor,
} from './enroll.commands.ts';
import { proveAgain } from './prove-again.commands.ts';
import { spendProof } from './prove.commands.ts';
import { createPasskeys } from './passkeys.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { secondFactorResource } from './second-factor.resource.ts';
import { createSecretBox, describeSecret } from './totp.ts';

export { secondFactorResource } from './second-factor.resource.ts';

export interface SecondFactorParts {
  readonly settings: CoreSettings;
  readonly devices: KnownDevices;
  readonly limits: LoginLimits;
  readonly mailing: Mailing;
}

export function secondFactorRoutes({ settings, devices, limits, mailing }: SecondFactorParts): Handler[] {
  const passkeys = createPasskeys(settings, mailing);
  const parts = { box: createSecretBox(settings.secretFor('second factor')), mailing, passkeys };
  /** Someone who adds a first factor has only the password to prove who they are. */
  const proveFirst = (call: Pick<Call, 'actor' | 'database'>): Promise<void> =>
    requireFreshProof(call, { asksPassword: true });
  const load = ({ actor }: Pick<Call, 'actor'>, work: Work) => lockOwner(work, actor);
  const loadOwner = async (call: Pick<Call, 'actor'>, work: Work) => ({
    account: await load(call, work),
    sessionId: call.actor.sessionId,
  });
  const inPerson = ({ call }: { readonly call: Pick<Call, 'actor'> }): void => {
    if (call.actor.impersonatorId !== null) throw wrongState(accountRefusals.factor.notWhileActing);
  };

  return [
    handler('POST /session/second-step/', async (call) => {
      const { step, ...proof } = call.body;
      const account = await findStep(call.database, step);
      if (!account) throw stepOver();
      const guesser = {
        email: account.email,
        device: devices.read(call, account),
        address: call.context.ip,
      };
      const mustWait = await withRetryAfter(call, () => limits.spendCode(guesser));
      const signedIn = await completeSignIn(call, account, settings, async (work) => {
        const origin = await takeStep(work, step);
        if (!origin) throw stepOver();
        await spendProof(work, account, proof, parts);
        return origin;
      }).catch(async (refusal: unknown) => {
        const author = { ...call.author, actorId: account.id };
        if (mustWait)
          await transact(call.database, author, (work) =>
            mailFactorChange(work, mailing, account, { change: 'guessed' }),
          );
        throw refusal;
      });
      await limits.forgiveCode(guesser);
      return { body: await answerSignIn(call, signedIn, { ...settings, devices }) };
    }),

    query('POST /session/passkey-options/', async ({ actor, body, database }) => {
      const account = body.step === undefined ? undefined : await findStep(database, body.step);
      const caller = actor.kind === 'person' ? (actor.impersonatorId ?? actor.userId) : undefined;
      return { challenge: '', ...(await passkeys.proofOptions(database, account?.id ?? caller)) };
    }),

    handler('POST /session/passkey/', async (call) => {
      const { passkey, ...body } = call.body;
      const owner = await passkeys.findOwner(call.database, passkey);
      const account = owner === undefined ? undefined : await readCredentials(call.database, owner);
      if (!account) throw invalid({ passkey: [accountRefusals.factor.wrongPasskey] });
      const author = { ...call.author, actorId: account.id };
      await transact(call.database, author, (work) => passkeys.prove(work, account.id, passkey));
      // Only now is anything said about the account.
      await refuseBlockedAccount(call, body, account, { mailing, demoData: settings.demoData });
      const signedIn = await completeSignIn(call, account, settings);
      return { body: await answerSignIn(call, signedIn, { ...settings, devices }) };
    }),

    handler('POST /session/proof/', async (call) => {
      await proveAgain(call, limits, parts);
      return { body: undefined };
    }),

    ...resourceRoutes(secondFactorResource, {
      async patch({ work, loaded, body }) {
        await work.of(SecondFactorModel).findById(loaded.id).patch(body);
      },
      async remove({ call: { actor }, work, loaded }) {
        await requireFreshProof({ actor, database: work });
        const { factorRoles } = settings;
        await removeFactor(work, await lockOwner(work, actor), Number(loaded.id), { mailing, factorRoles });
      },
    }),

    mutation('POST /second-factor/totp/', {
      before: proveFirst,
      load,
      authorise: inPerson,
      command: ({ work, loaded }) => beginTotp(work, loaded.id, parts.box),
      present: async ({ loaded: { email } }, { secret, expires }) => ({
        body: {
          secret,
          uri: describeSecret(secret, { email, product: mailing.productName }),
          expires: expires.toISOString(),
        },
      }),
    }),

    handler('POST /second-factor/totp/confirm/', async (call) => {
      inPerson({ call });
      await proveFirst(call);
      const counted = `factor:${call.actor.userId}`;
      await withRetryAfter(call, () => limits.spendSigned(counted));
      const answer = await transact(call.database, call.author, async (work) => {
        const added = await confirmTotp(work, await loadOwner(call, work), call.body, parts);
        return presentAdded({ call, work }, added);
      });
      await limits.forgiveSigned(counted);
      return answer;
    }),

    mutation('POST /second-factor/passkey-options/', {
      before: proveFirst,
      load,
      authorise: inPerson,
      command: ({ work, loaded }) => passkeys.registrationOptions(work, loaded),
      present: async (_, options) => ({ body: { challenge: '', ...options } }),
    }),

    mutation('POST /second-factor/passkey/', {
      before: proveFirst,
      load: loadOwner,
      authorise: inPerson,
      async command({ call: { body }, work, loaded }) {
        const created = await passkeys.register(work, loaded.account.id, body.passkey);
        return addFactor(work, loaded, { kind: 'passkey', name: body.name, ...created }, parts);
      },
      present: presentAdded,
    }),

    query('GET /recovery-codes/', async ({ actor, database }) => {
      const row = await database.row(
        z.object({ remaining: z.int(), created: z.date() }),
        sql`select remaining, created from core.recovery_codes where account_id = ${actor.userId}`,
      );
      return row ? { remaining: row.remaining, created: row.created.toISOString() } : null;
    }),

    mutation('POST /recovery-codes/', {
      before: (call) => requireFreshProof(call),
      load,
      authorise: inPerson,
      async command({ work, loaded }) {
        if ((await countFactors(work, loaded.id)) === 0) throw wrongState(accountRefusals.factor.none);
        const codes = await createRecoveryCodes(work, loaded.id);
        await mailFactorChange(work, mailing, loaded, { change: 'recoveryCreated' });
        return codes;
      },
      present: async (_, codes) => ({ body: { recovery_codes: codes } }),
    }),
  ];
}

async function presentAdded(
  { call, work }: { readonly call: Pick<Call, 'actor'>; readonly work: Work },
  { id, recoveryCodes }: AddedFactor,
) {
  const { object } = await readOne(work, secondFactorResource, call.actor, id);
  return { body: { factor: object, recovery_codes: recoveryCodes } };
}

const stepOver = () => invalid({ step: [accountRefusals.login.stepOver] });
