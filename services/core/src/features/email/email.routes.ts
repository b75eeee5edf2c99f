import { MailRequested } from '@portal/contract';
import { lockOne, mutation, query, readList, resourceRoutes, type Handler, type Locked } from '@portal/kit';
import { EmailModel } from '../../models/index.ts';
import { emailResource, type EmailState } from './email.resource.ts';

export const emailRoutes = (): Handler[] => [
  ...resourceRoutes(emailResource),
  query('GET /email_logs/', ({ database, actor, context, query: asked }) => {
    const { object_ids: ids, email_template: templates, ...rest } = asked;
    const url = new URL(context.originalUrl, 'http://portal');
    return readList(
      database,
      emailResource,
      actor,
      {
        ...rest,
        ...(ids ? { object_id__in: ids } : {}),
        ...(templates ? { email_template__in: templates } : {}),
      },
      { pathname: `/api${url.pathname}`, search: url.searchParams },
    );
  }),
  mutation<'POST /email/{id}/resend/', Locked<EmailState>>('POST /email/{id}/resend/', {
    load: ({ actor, params }, work) => lockOne<EmailState>(emailResource, { work, actor, id: params.id }),
    authorise: 'resend',
    async command({ work, loaded }) {
      const { email_template: template, ...mail } = await work
        .of(EmailModel)
        .patchAndFetchById(loaded.id, { status: 'queued', error: null })
        .throwIfNotFound();
      await work.emit(MailRequested, { ...mail, template });
    },
    present: () => Promise.resolve({ body: { status: 'queued' } }),
  }),
];
