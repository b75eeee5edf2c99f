/** Mails that staff write: templates, preview, sending (spec 3 section 2.17). */
import { commonPlaces, writeLetter } from '@portal/common';
import { handler, notFound, query, readOne, resourceRoutes, sanitizeHtml, type Handler } from '@portal/kit';
import type { AbilitiesClient } from '../../clients/abilities.client.ts';
import type { RequestClient } from '../../clients/request.client.ts';
import { EmailTemplateModel } from '../../models/index.ts';
import { checkPlaces, checkTranslation } from './check-places.ts';
import { readRecipient, type MailSource } from './fill-template.ts';
import { mailHtml, mailText } from './mail-layout.ts';
import { sendStaffMail } from './email.commands.ts';
import { templateResource } from './template.resource.ts';

export interface MailParts extends MailSource {
  readonly owners: AbilitiesClient;
  readonly requests: RequestClient;
}

export const mailRoutes = (parts: MailParts): Handler[] => [
  ...resourceRoutes(templateResource, {
    async patch({ work, body, loaded }) {
      const template = await work.read(EmailTemplateModel).findById(loaded.id);
      if (!template) throw notFound();
      checkPlaces(template, body);
      checkTranslation(template, body);
      await work
        .of(EmailTemplateModel)
        .findById(loaded.id)
        .patch({
          subject: body.subject,
          body: body.body === undefined ? undefined : sanitizeHtml(body.body),
          subject_es: body.subject_es,
          body_es: body.body_es === undefined ? undefined : sanitizeHtml(body.body_es),
        });
    },
  }),
  query('GET /email-template/{id}/filled/', async (call) => {
    const { object: template } = await readOne(call.database, templateResource, call.actor, call.params.id);
    const { to, places } = await readRecipient(call, parts, template.model_name);
    const letter = await writeLetter(call.database, template, {
      to,
      places: () => ({ ...commonPlaces(parts), ...places() }),
    });
    return { from: parts.mailFrom, to, cc: [], bcc: [], ...letter };
  }),
  query('POST /email/preview/', async ({ body }) => {
    const safe = sanitizeHtml(body.body);
    return { html: mailHtml(body.subject, safe, parts.branding), text: mailText(safe, parts.branding) };
  }),
  handler('POST /email/', async (call) => {
    await sendStaffMail(call, parts);
    return { body: { status: 'queued' } };
  }),
];
