import { lockOne, mutation, readOne, resourceRoutes, type Handler, type Locked } from '@portal/kit';
import { fn } from 'objection';
import { InstitutionModel } from '../../models/index.ts';
import type { ComplianceState } from './compliance.policy.ts';
import { complianceResource } from './compliance.resource.ts';

export const complianceRoutes = (): Handler[] => [
  ...resourceRoutes(complianceResource),
  mutation<'PUT /institution/{id}/', Locked<ComplianceState>>('PUT /institution/{id}/', {
    load: ({ actor, params }, work) => lockOne(complianceResource, { work, actor, id: params.id }),
    authorise: 'acknowledge',
    current: async ({ call, work }) =>
      (await readOne(work, complianceResource, call.actor, call.params.id)).object,
    async command({ call, work }) {
      const isSeen = call.body.admin_acknowledge;
      await work
        .of(InstitutionModel)
        .findById(call.params.id)
        .patch({
          acknowledged_at: isSeen ? fn.now() : null,
          acknowledged_by_id: isSeen ? call.actor.userId : null,
          modified: fn.now(),
        });
    },
    async present({ call, work }) {
      const { object, etag } = await readOne(work, complianceResource, call.actor, call.params.id);
      return { body: object, etag };
    },
  }),
];
