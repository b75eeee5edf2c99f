/** What staff write about an institution; nobody else reads it. */
import { institutionCommentObject } from '@portal/contract';
import { definePolicy, defineResource, notFound, seenByStaff, type ResourceCommands } from '@portal/kit';

const commentPolicy = definePolicy({
  object: 'institution-comment',
  relations: {},
  actions: {
    read: { who: seenByStaff },
    create: { who: { sfari_admin: 'any', superuser: 'any', access_admin: 'any', sfari_reviewer: 'any' } },
  },
});

export const institutionCommentResource = defineResource({
  object: institutionCommentObject,
  from: 'core.institution_comment t left join core.account author on author.id = t.author_id',
  table: 'core.institution_comment',
  policy: commentPolicy,
  columns: {
    id: 't.id',
    institution: 't.institution_id',
    comment: 't.comment',
    author: `case when author.id is not null then
      jsonb_build_object('id', author.id, 'display_name', author.first_name || ' ' || author.last_name) end`,
    created: 't.created',
  },
  filters: { institution: 't.institution_id' },
});

type Create = NonNullable<ResourceCommands<typeof institutionCommentObject, unknown>['create']>;

export const createComment: Create = async ({ call, trx, body }) => {
  const [row] = await call.database.query<{ id: number }>(
    {
      text: `insert into core.institution_comment (institution_id, author_id, comment)
        select id, $2, $3 from core.living_institution where id = $1 returning id`,
      values: [body.institution, call.actor.userId || null, body.comment.trim()],
    },
    trx,
  );
  if (!row) throw notFound();
  return row.id;
};
