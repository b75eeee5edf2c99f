import { LIMITS, MailRequested } from '@portal/contract';
import type { AttentionSource } from '@portal/common';
import {
  lockOne,
  mutation,
  permitted,
  query,
  readList,
  resourceRoutes,
  sql,
  trustedSql,
  type Handler,
  type Locked,
  type Work,
} from '@portal/kit';
import { z } from 'zod';
import { EmailModel } from '../../models/index.ts';
import { emailResource, FAILED, type EmailState } from './email.resource.ts';

async function queueAgain(work: Work, id: number): Promise<void> {
  const { email_template: template, ...mail } = await work
    .of(EmailModel)
    .patchAndFetchById(id, { status: 'queued', error: null })
    .throwIfNotFound();
  await work.emit(MailRequested, { ...mail, template });
}

const Failed = z.object({ cause: z.string(), count: z.int(), since: z.string(), ids: z.array(z.int()) });
const Fine = z.object({ since: z.string().nullable() });
/**
 * Error messages of mail servers contain the address and an individual number. Both are removed, so that similar
 * failures are grouped under one cause.
 */
const CAUSE = trustedSql(
  String.raw`regexp_replace(regexp_replace(coalesce(t.error, ''), '\S+@\S+', '…', 'g'), '\m\w*\d{4,}\w*\M', '…', 'g')`,
);

/** Failed mails, grouped by the error of the mail server. */
export const emailAttention: AttentionSource = {
  area: 'email',
  policy: emailResource.policy,
  readCauses: ({ database, actor }) =>
    database.rows(
      Failed,
      sql`select ${CAUSE} as cause, count(*)::int as count, to_jsonb(min(t.modified)) #>> '{}' as since,
          (array_agg(t.id order by t.id))[1:${LIMITS.bulkRows}] as ids
        from core.email t where ${trustedSql(FAILED)} and ${permitted(emailResource.policy, actor)}
        group by 1 order by 2 desc, 1 limit 20`,
    ),
  readFineSince: async (reads) =>
    (
      await reads.row(
        Fine,
        sql`select to_jsonb(max(t.sent_at)) #>> '{}' as since from core.email t where t.status = 'sent' and t.attempts > 1`,
      )
    )?.since ?? null,
  retry: {
    action: 'resend',
    run: async (id, work, actor) => {
      (await lockOne<EmailState>(emailResource, { work, actor, id })).authorise('resend');
      await queueAgain(work, id);
    },
  },
};

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
    command: ({ work, loaded }) => queueAgain(work, Number(loaded.id)),
    present: () => Promise.resolve({ body: { status: 'queued' } }),
  }),
];
