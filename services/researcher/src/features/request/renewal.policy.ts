import { definePolicy } from '@portal/kit';
import { requestPolicy } from './request.policy.ts';

/** A renewal is a request: who may do what with it is said there. Whether one begins is asked of what is renewed (`renew`). */
export const renewalPolicy = definePolicy({
  ...requestPolicy,
  object: 'renewal',
  actions: { ...requestPolicy.actions, create: { who: { signed_in: 'any' } } },
});
