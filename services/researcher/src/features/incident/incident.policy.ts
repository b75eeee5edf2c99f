/** Who reports and reads incidents, and who handles them. Over `t` (incident) and `request`. */
import { definePolicy } from '@portal/kit';

export interface IncidentState {
  readonly status: string;
  readonly outcome: string;
  readonly request_id: number;
  readonly code: string;
  readonly reporter_id: number;
}

/** What is reported about a request is not its owner's to read or to judge, whatever roles they hold. */
const OF_OTHERS = 'request.owner_id <> :actor';

export const incidentPolicy = definePolicy({
  object: 'incident',
  relations: { reporter: 't.reporter_id = :actor', others: OF_OTHERS },
  actions: {
    read: { who: { signed_in: ['reporter'], sfari_admin: ['others'], superuser: ['others'] } },
    /** Judged on the request, before there is an incident. */
    create: { who: { signed_in: 'any' } },
    handle: { who: { sfari_admin: ['others'] } },
    see_notes: { who: { sfari_admin: ['others'], superuser: ['others'] } },
  },
});
