/** Who reports and reads incidents, and who handles them. Over `t` (incident) and `request`. */
import { isOtherOwnerSql } from '@portal/common';
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
  /** The owner of a request may not read or evaluate incidents about it. */
  relations: { reporter: 't.reporter_id = :actor', others: isOtherOwnerSql('request.owner_id') },
  actions: {
    read: { who: { signed_in: ['reporter'], sfari_admin: ['others'], superuser: ['others'] } },
    /** Checked on the request, because no incident exists yet. */
    create: { who: { signed_in: 'any' } },
    handle: { who: { sfari_admin: ['others'] } },
    see_notes: { who: { sfari_admin: ['others'], superuser: ['others'] } },
  },
});
