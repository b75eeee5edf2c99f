import { RDA_STATUS, ReadinessChanged, type userInstitutionObject } from '@portal/contract';
import { wrongState, type ResourceCommands } from '@portal/kit';
import type { LinkState } from './user-institution.resource.ts';

/**
 * Agreeing to the joinder: the server's time counts, whatever date was sent (spec 1 section 4 "Joinder"). The agreement is
 * held and judged again: nobody agrees to one that is being revised, or taken away, at the same moment.
 */
export const agreeToJoinder: NonNullable<
  ResourceCommands<typeof userInstitutionObject, LinkState>['patch']
> = async ({ call, trx, loaded }) => {
  // One statement for each lock, in the order in which agreements are changed: what it waited for is then seen.
  const { institution_id: institutionId } = loaded.state;
  await call.database.query(
    { text: 'select 1 from core.institution where id = $1 for share', values: [institutionId] },
    trx,
  );
  const [executed] = await call.database.query(
    {
      text: `select 1 from core.file where id = (select current_rda_id from core.institution where id = $1)
        and (additional_data ->> 'status')::int = $2 for share`,
      values: [institutionId, RDA_STATUS.FULLY_EXECUTED],
    },
    trx,
  );
  if (!executed) throw wrongState('The agreement was changed just now. Please read it again');
  await call.database.query(
    {
      text: 'update core.user_institution set joinder_date = now() where id = $1 and joinder_date is null',
      values: [loaded.id],
    },
    trx,
  );
  await call.jobs.emit(trx, ReadinessChanged, { user_ids: [call.actor.userId] });
};
