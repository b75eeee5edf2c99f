import { asMailValue } from '@portal/contract/mail-rules';
import { nameInMail } from '@portal/contract/plain-names';
import { query, type Handler } from '@portal/kit';
import type { Branding } from '../../branding.config.ts';
import type { ResearcherClient } from '../../clients/researcher.client.ts';
import { findRecipients } from './email-info.queries.ts';
import { renderTemplate } from './email-info.templates.ts';

interface EmailInfoParts {
  readonly branding: Branding;
  readonly researcher: ResearcherClient;
}

export const emailInfoRoutes = ({ branding, researcher }: EmailInfoParts): Handler[] => [
  query('GET /email-info/', async (call) => {
    const { obj_ids: id, email_type: type } = call.query;
    const request = await researcher.readRequest(call, id);
    const { owner, team } = await findRecipients(call.database, request);
    const { subject, body } = renderTemplate(type, {
      firstName: nameInMail(owner.first_name, 'colleague'),
      requestCode: request.sfari_request_id,
      projectTitle: asMailValue(request.project.title),
      link: `${branding.portalUrl}/request/${request.id}`,
      productName: branding.productName,
      supportEmail: branding.supportEmail,
    });
    // What the team must do is news for the whole team.
    const cc = type === 'request_approved_pending_team' ? [...team] : [];
    return { from: branding.mailFrom, to: [owner.email], cc, bcc: [], subject, body };
  }),
];
