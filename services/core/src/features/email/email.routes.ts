import { MailRequested } from '@portal/contract';
import { lockOne, mutation, resourceRoutes, type Handler, type Locked } from '@portal/kit';
import { EmailModel } from '../../models/index.ts';
import { emailResource, type EmailState } from './email.resource.ts';

export const emailRoutes = (): Handler[] => [
  ...resourceRoutes(emailResource),
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
