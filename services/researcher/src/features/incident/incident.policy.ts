/** Who reports and reads incidents, and who handles them. Over `t` (incident) and `request`. */
import { ofOthers } from '@portal/common';
import { definePolicy } from '@portal/kit';

export interface IncidentState {
  readonly status: string;
  readonly outcome: string;
  readonly request_id: number;
  readonly code: string;
  readonly reporter_id: number;
}

export const incidentPolicy = definePolicy({
  object: 'incident',
  /** What is reported about a request is not its owner's to read or to evaluate. */
  relations: { reporter: 't.reporter_id = :actor', others: ofOthers('request.owner_id') },
  actions: {
    read: { who: { signed_in: ['reporter'], sfari_admin: ['others'], superuser: ['others'] } },
    /** Evaluated on the request, before there is an incident. */
    create: { who: { signed_in: 'any' } },
    handle: { who: { sfari_admin: ['others'] } },
    see_notes: { who: { sfari_admin: ['others'], superuser: ['others'] } },
  },
});
