/** Mail that staff write: templates, preview, sending (spec 3 section 2.17). */
import { invalid, handler, query, readOne, resourceRoutes, sanitizeHtml, type Handler } from '@portal/kit';
import type { AbilitiesClient } from '../../clients/abilities.client.ts';
import { institutionResource } from '../institution/index.ts';
import { userResource } from '../user/index.ts';
import { commonPlaces, fillTemplate, recipientOf, unknownPlaces, type MailSource } from './fill-template.ts';
import { mailHtml, mailText } from './mail-layout.ts';
import { sendMail } from './send.command.ts';
import { templateResource } from './template.resource.ts';

export interface MailParts extends MailSource {
  readonly owners: AbilitiesClient;
}

export const mailRoutes = (parts: MailParts): Handler[] => [
  ...resourceRoutes(templateResource, {
    async patch({ call, trx, body, loaded }) {
      const [template] = await call.database.query<{ placeholders: string[] }>(
        {
          text: `select ${templateResource.columns['placeholders']} as placeholders from core.email_template t where t.id = $1`,
          values: [loaded.id],
        },
        trx,
      );
      for (const [field, text] of Object.entries(body)) {
        const unknown = unknownPlaces(text, template?.placeholders ?? []);
        if (unknown.length > 0) throw invalid({ [field]: [`There is no place named ${unknown.join(', ')}`] });
      }
      await call.database.query(
        {
          text: 'update core.email_template set subject = coalesce($2, subject), body = coalesce($3, body) where id = $1',
          values: [loaded.id, body.subject ?? null, body.body === undefined ? null : sanitizeHtml(body.body)],
        },
        trx,
      );
    },
  }),
  query('GET /email-template/{id}/filled/', async (call) => {
    const { object: template } = await readOne(call.database, templateResource, call.actor, call.params.id);
    const model = template.model_name === 'institution' ? 'institution' : 'user';
    const id = call.query.object_id;
    // Whoever may not see the object must not read it out of a mail.
    if (model === 'user') await readOne(call.database, userResource, call.actor, id);
    else await readOne(call.database, institutionResource, call.actor, id);
    const { to, places } = await recipientOf(call.database, model, id);
    const words = fillTemplate(template, { ...commonPlaces(parts), ...places });
    return { from: parts.mailFrom, to, cc: [], bcc: [], ...words };
  }),
  query('POST /email/preview/', async ({ body }) => {
    const safe = sanitizeHtml(body.body);
    return { html: mailHtml(body.subject, safe, parts.branding), text: mailText(safe, parts.branding) };
  }),
  handler('POST /email/', async (call) => {
    await sendMail(call, parts);
    return { body: { status: 'queued' } };
  }),
];
