import {
  lockOne,
  mutation,
  portalNowSql,
  readOne,
  resourceRoutes,
  sql,
  trustedSql,
  type Handler,
  type Locked,
} from '@portal/kit';
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
      const seenAt = trustedSql(isSeen ? portalNowSql : 'null');
      await work.run(
        sql`update core.institution set acknowledged_at = ${seenAt},
          acknowledged_by_id = ${isSeen ? call.actor.userId : null}::int where id = ${call.params.id}`,
      );
    },
    async present({ call, work }) {
      const { object, etag } = await readOne(work, complianceResource, call.actor, call.params.id);
      return { body: object, etag };
    },
  }),
];
