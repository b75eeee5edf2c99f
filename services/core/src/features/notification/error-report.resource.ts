import { errorReportObject } from '@portal/contract';
import { definePolicy, defineResource, fromModel } from '@portal/kit';
import { ErrorReportModel } from '../../models/index.ts';
import { personSummary } from '../../rules/person-summary.sql.ts';

const errorReportPolicy = definePolicy({
  object: 'error-report',
  relations: {},
  actions: { read: { who: { sfari_admin: 'any', superuser: 'any' } } },
});

/** Reports of errors as they were kept, secrets taken out. */
export const errorReportResource = defineResource({
  object: errorReportObject,
  ...fromModel(ErrorReportModel),
  policy: errorReportPolicy,
  columns: {
    id: 't.id',
    reporter: personSummary('t.reporter_id'),
    impersonator: personSummary('t.impersonator_id'),
    notes: 't.notes',
    payload_body: 't.payload_body',
    response_body: 't.response_body',
    error_fe_url: 't.error_fe_url',
    error_api_url: 't.error_api_url',
    correlation_id: 't.correlation_id',
    created: 't.created',
  },
  filters: { reporter: 't.reporter_id' },
  search: { notes: 't.notes', error_api_url: 't.error_api_url', correlation_id: 't.correlation_id' },
});
