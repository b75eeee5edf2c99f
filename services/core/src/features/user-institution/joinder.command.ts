import { ReadinessChanged, type userInstitutionObject } from '@portal/contract';
import type { ResourceCommands } from '@portal/kit';
import type { LinkState } from './user-institution.resource.ts';

/** Agreeing to the joinder: the server's time counts, whatever date was sent (spec 1 section 4 "Joinder"). */
export const agreeToJoinder: NonNullable<
  ResourceCommands<typeof userInstitutionObject, LinkState>['patch']
> = async ({ call, trx, loaded }) => {
  await call.database.query(
    {
      text: 'update core.user_institution set joinder_date = now() where id = $1 and joinder_date is null',
      values: [loaded.id],
    },
    trx,
  );
  await call.jobs.emit(trx, ReadinessChanged, { user_ids: [call.actor.userId] });
};
