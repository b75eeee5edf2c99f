import { REQUEST_STATUS_LABELS, type RequestStatus } from '@portal/contract';
import { wrongState, type AppError, type Database } from '@portal/kit';
import type { Knex } from 'knex';

/** Who decided what: what the second of two deciders reads. */
export interface PresentDecision {
  readonly status: RequestStatus;
  readonly status_label: string;
  readonly decided_by: { readonly id: number; readonly display_name: string } | null;
  readonly decided_at: string | null;
}

const DECIDED_SQL = `select t.status, to_json(t.status_since) as decided_at,
  case when t.decided_by is not null then json_build_object('id', t.decided_by,
    'display_name', coalesce(decider.display_name, '')) end as decided_by
  from researcher.request t left join core_api.person decider on decider.id = t.decided_by where t.id = $1`;

/** The present decision of a locked request. */
export async function presentDecision(
  database: Database,
  trx: Knex.Transaction,
  id: number,
): Promise<PresentDecision> {
  const [found] = await database.query<Omit<PresentDecision, 'status_label'>>(
    { text: DECIDED_SQL, values: [id] },
    trx,
  );
  if (!found) throw new Error(`request ${id} vanished while it was locked`);
  return {
    status: found.status,
    status_label: REQUEST_STATUS_LABELS[found.status],
    decided_by: found.decided_by,
    decided_at: found.decided_at,
  };
}

/** WRONG_STATE with the request's present decision. */
export async function refusal(
  database: Database,
  trx: Knex.Transaction,
  id: number,
  detail?: string,
): Promise<AppError> {
  const current = await presentDecision(database, trx, id);
  return wrongState(
    detail ?? `This decision is not possible: the request is at ${current.status_label}`,
    current,
  );
}
