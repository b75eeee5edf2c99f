/** Mail that staff write: templates, preview, sending (spec 3 section 2.17). */
import {
  type Handler,
  handler,
  invalid,
  query,
  readOne,
  resourceRoutes,
  sanitizeHtml,
  say,
} from '@portal/kit';
import { fileRefusals } from '../../texts/en/file-refusals.ts';
import type { AbilitiesClient } from '../../clients/abilities.client.ts';
import { EmailTemplateModel } from '../../models/index.ts';
import { institutionResource } from '../institution/index.ts';
import { userResource } from '../user/index.ts';
import {
  commonPlaces,
  fillTemplate,
  readRecipient,
  unknownPlaces,
  type MailSource,
} from './fill-template.ts';
import { mailHtml, mailText } from './mail-layout.ts';
import { sendStaffMail } from './email.commands.ts';
import { placeholdersIn, templateResource } from './template.resource.ts';

export interface MailParts extends MailSource {
  readonly owners: AbilitiesClient;
}

export const mailRoutes = (parts: MailParts): Handler[] => [
  ...resourceRoutes(templateResource, {
    async patch({ work, body, loaded }) {
      const template = await work.read(EmailTemplateModel).findById(loaded.id);
      const known = placeholdersIn(template?.model_name);
      for (const [field, text] of Object.entries(body)) {
        const unknown = unknownPlaces(text, known);
        if (unknown.length > 0)
          throw invalid({ [field]: [say(fileRefusals.mail.unknownPlaces, { names: unknown.join(', ') })] });
      }
      await work
        .of(EmailTemplateModel)
        .findById(loaded.id)
        .patch({
          subject: body.subject,
          body: body.body === undefined ? undefined : sanitizeHtml(body.body),
        });
    },
  }),
  query('GET /email-template/{id}/filled/', async (call) => {
    const { object: template } = await readOne(call.database, templateResource, call.actor, call.params.id);
    const model = template.model_name === 'institution' ? 'institution' : 'user';
    const id = call.query.object_id;
    // Whoever may not see the object must not read it out of a mail.
    if (model === 'user') await readOne(call.database, userResource, call.actor, id);
    else await readOne(call.database, institutionResource, call.actor, id);
    const { to, places } = await readRecipient(call.database, model, id);
    const words = fillTemplate(template, { ...commonPlaces(parts), ...places });
    return { from: parts.mailFrom, to, cc: [], bcc: [], ...words };
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
