/** The second factors of a person, whom alone they concern (docs/people.md). */
import { secondFactorObject } from '@portal/contract';
import { definePolicy, defineResource, fromModel, type Actor } from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { SecondFactorModel } from '../../models/index.ts';

/** Someone who impersonates must not change how the other person logs in. */
const inPerson = {
  who: { signed_in: ['own'] },
  when: (_factor: unknown, actor: Actor) => actor.impersonatorId === null,
  because: accountRefusals.factor.notWhileActing,
} as const;

const secondFactorPolicy = definePolicy({
  object: 'second-factor',
  relations: { own: 't.account_id = :actor' },
  actions: { read: { who: { signed_in: ['own'] } }, edit: inPerson, delete: inPerson },
});

export const secondFactorResource = defineResource({
  object: secondFactorObject,
  ...fromModel(SecondFactorModel),
  policy: secondFactorPolicy,
});
