import { definePolicy } from '@portal/kit';
import { requestPolicy } from './request.policy.ts';

/** Renewals use the policy of requests. Whether one may be created is decided by `renew` on the renewed request. */
export const renewalPolicy = definePolicy({
  ...requestPolicy,
  object: 'renewal',
  actions: { ...requestPolicy.actions, create: { who: { signed_in: 'any' } } },
});
