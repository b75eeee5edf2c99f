import { MailRequested } from '@portal/contract';
import { lockOne, mutation, resourceRoutes, type Handler, type Locked } from '@portal/kit';
import { emailResource, type EmailState } from './email.resource.ts';

interface StoredMail {
  readonly key: string;
  readonly template: string;
  readonly model_name: string | null;
  readonly object_id: string | null;
  readonly to: string[];
  readonly cc: string[];
  readonly bcc: string[];
  readonly subject: string;
  readonly body: string;
  readonly attachments: string[];
  readonly actor_id: number | null;
}

const requeue = `update core.email set status = 'queued', error = null where id = $1
  returning key, email_template as template, model_name, object_id, "to", cc, bcc, subject, body, attachments, actor_id`;

export const emailRoutes = (): Handler[] => [
  ...resourceRoutes(emailResource),
  mutation<'POST /email/{id}/resend/', Locked<EmailState>>('POST /email/{id}/resend/', {
    load: (call, { trx }) =>
      lockOne<EmailState>(emailResource, {
        database: call.database,
        trx,
        actor: call.actor,
        id: call.params.id,
      }),
    authorise: 'resend',
    async command({ call, trx, loaded }) {
      const [mail] = await call.database.query<StoredMail>({ text: requeue, values: [loaded.id] }, trx);
      if (mail) await call.jobs.emit(trx, MailRequested, mail);
    },
    present: () => Promise.resolve({ body: { status: 'queued' } }),
  }),
];
