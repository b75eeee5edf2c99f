/** Incidents in the API. */
import { incidentObject } from '@portal/contract';
import { defineResource, fromModel, type ReadRow } from '@portal/kit';
import { IncidentModel } from '../../models/index.ts';
import { incidentPolicy, type IncidentState } from './incident.policy.ts';

export const incidentResource = defineResource<typeof incidentObject, IncidentState>({
  object: incidentObject,
  ...fromModel(IncidentModel, { request: 'inner', reporter: 'left' }),
  columns: {
    request: `jsonb_build_object('id', request.id, 'sfari_request_id', request.sfari_request_id)`,
    reporter: `jsonb_build_object('id', t.reporter_id, 'display_name', coalesce(reporter.display_name, ''))`,
    version: `'W/"' || t.xmin::text || '"'`,
  },
  filters: { request: 't.request_id', reporter: 't.reporter_id' },
  search: {
    request: 'request.sfari_request_id',
    reporter: 'reporter.display_name',
    description: 't.description',
  },
  ordering: {
    reporter: { sql: 'reporter.display_name', through: 'reporter', none: 't.reporter_id is null' },
  },
  state: {
    status: 't.status',
    outcome: 't.outcome',
    request_id: 't.request_id',
    code: 'request.sfari_request_id',
    reporter_id: 't.reporter_id',
  },
  policy: incidentPolicy,
  present: (row) => (mayRead(row, 'see_notes') ? row : { ...row, notes: '' }),
});

const mayRead = ({ abilities }: ReadRow, action: string): boolean =>
  (abilities as Readonly<Record<string, boolean>>)[action] ?? false;
