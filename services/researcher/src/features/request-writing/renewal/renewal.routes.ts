import type { renewalObject } from '@portal/contract';
import { resourceRoutes, type Handler } from '@portal/kit';
import { type RequestState, renewalResource } from '../../request/index.ts';
import { changeRenewal } from './change-renewal.ts';
import { createRenewal } from './create-renewal.ts';

/** Only the owner can accept the terms, never someone impersonating them. */
export const RENEWAL_PATCH_ACTIONS = { agreed_to_usage_policy: 'agree' } as const;

export const renewalRoutes: readonly Handler[] = resourceRoutes<typeof renewalObject, RequestState>(
  renewalResource,
  {
    create: createRenewal,
    patch: ({ call, work, body, loaded }) =>
      changeRenewal({ work, actor: call.actor, id: Number(loaded.id), state: loaded.state }, loaded, body),
    patchActions: RENEWAL_PATCH_ACTIONS,
  },
);
