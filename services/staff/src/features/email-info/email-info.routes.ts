import { commonPlaces, fillTemplate, requestPlaces } from '@portal/common';
import { inBatches, query, type Handler } from '@portal/kit';
import type { MailBranding } from '../../branding.config.ts';
import type { ResearcherClient } from '../../clients/researcher.client.ts';
import { findRecipients, findTemplate } from './email-info.queries.ts';

interface EmailInfoParts extends MailBranding {
  readonly researcher: ResearcherClient;
}

/** Number of requests fetched in parallel. */
const PARALLEL_CALLS = 5;

export const emailInfoRoutes = ({ researcher, ...source }: EmailInfoParts): Handler[] => [
  query('GET /email-info/', async (call) => {
    const { obj_ids: ids, email_type: type } = call.query;
    // A caller who may not see one of the requests gets an error for all.
    const requests = await inBatches(ids, PARALLEL_CALLS, (id) => researcher.readRequest(call, id));
    const { owners, team } = await findRecipients(call.database, requests);
    const template = await findTemplate(call.database, type);
    const words = fillTemplate(template, {
      ...commonPlaces(source),
      ...requestPlaces(
        requests.map(({ id, sfari_request_id: code, project }) => ({
          id,
          code,
          projectTitle: project.title,
        })),
        owners.map((owner) => owner.first_name),
        source.publicUrl,
      ),
    });
    return {
      from: source.mailFrom,
      to: owners.map(({ email }) => email),
      // This email asks the team to act, so the whole team receives it.
      cc: type === 'request_approved_pending_team' ? [...team] : [],
      bcc: [],
      bcc_all: owners.length > 1,
      ...words,
    };
  }),
];
