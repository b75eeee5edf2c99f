/** An approved tissue request needs a Material Transfer Agreement, which core issues (decision 363). */
import { ALL_REQUEST_TYPES, REQUEST_STATUS, TransferAgreementDue } from '@portal/contract';
import { readRequireMta } from '@portal/common';
import { sql, transact, type ServiceParts, type Sql, type Work } from '@portal/kit';

/** Types that ask for donors. */
const TYPES = ALL_REQUEST_TYPES.filter(({ collection }) => collection).map(({ number }) => number);

/** Queues the event with the facts for the agreement; `condition` is over aliases `r` and `chosen`. */
async function emitDue(work: Work, condition: Sql): Promise<void> {
  const due = await work.rows(
    TransferAgreementDue.payload,
    sql`select r.id as request_id, r.sfari_request_id as code, project.title as project_title, r.institution_id,
        r.owner_id as recipient_id, coalesce(jsonb_array_length(chosen.donors), 0) as donors,
        concat_ws(': ', nullif(trim(r.additional_data ->> 'brain_area'), ''),
          nullif(trim(r.additional_data ->> 'tissue_needed'), '')) as tissue
      from researcher.request r join researcher.project project on project.id = r.project_id
      left join researcher.request_collection chosen on chosen.request_id = r.id
      where r.type = any(${TYPES}::smallint[]) and r.status = ${REQUEST_STATUS.APPROVED}
        and r.renewal_of is null and r.institution_id is not null and ${condition} order by r.id`,
  );
  for (const terms of due) await work.emit(TransferAgreementDue, terms);
}

/** Call it when the request has just become Approved. Does nothing for renewals and for types without tissue. */
export const askForTransferAgreement = (work: Work, id: number): Promise<void> =>
  emitDue(work, sql`r.id = ${id}`);

/** For requests approved before this feature existed, or while `REQUIRE_MTA` was off. Runs at start. */
export async function askForMissingAgreements({
  database,
  environment,
}: Pick<ServiceParts, 'database' | 'environment'>): Promise<void> {
  if (!readRequireMta(environment.variables)) return;
  await transact(database, { actorId: null }, (work) =>
    emitDue(
      work,
      sql`chosen.request_id is not null
        and not exists (select 1 from core_api.transfer_agreement standing where standing.request_id = r.id)`,
    ),
  );
}
