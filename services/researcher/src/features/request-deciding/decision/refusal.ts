import { REQUEST_STATUS_LABELS, RequestStatusNumber, type RequestStatus } from '@portal/contract';
import { say, sql, translate, wrongState, type AppError, type Reads } from '@portal/kit';
import { z } from 'zod';
import { stageWords } from '../../../texts/en/stages.ts';

/** The present decision and who made it, as shown to the second of two deciders. */
export interface PresentDecision {
  readonly status: RequestStatus;
  readonly status_label: string;
  readonly decided_by: { readonly id: number; readonly display_name: string } | null;
  readonly decided_at: string | null;
}

const Decided = z.object({
  status: RequestStatusNumber,
  decided_at: z.string().nullable(),
  decided_by: z.object({ id: z.int(), display_name: z.string() }).nullable(),
});

/** The present decision of a locked request. */
export async function readPresentDecision(reads: Reads, id: number): Promise<PresentDecision> {
  const found = await reads.row(
    Decided,
    sql`select t.status, to_json(t.status_since) as decided_at,
        case when t.decided_by is not null then json_build_object('id', t.decided_by,
          'display_name', coalesce(decider.display_name, '')) end as decided_by
      from researcher.request t left join core_api.person decider on decider.id = t.decided_by where t.id = ${id}`,
  );
  if (!found) throw new Error(`request ${id} vanished while it was locked`);
  return { ...found, status_label: translate(REQUEST_STATUS_LABELS[found.status]) };
}

/** WRONG_STATE with the request's present decision. */
export async function refuseDecision(reads: Reads, id: number, detail?: string): Promise<AppError> {
  const current = await readPresentDecision(reads, id);
  return wrongState(detail ?? say(stageWords.refused, { status: current.status_label }), current);
}
