/** Comments by staff about an institution; no one else can read them. */
import { institutionCommentObject } from '@portal/contract';
import { seenByStaff } from '@portal/common';
import { definePolicy, defineResource, fromModel, notFound, sql, type ResourceCommands } from '@portal/kit';
import { z } from 'zod';
import { InstitutionCommentModel } from '../../models/index.ts';
import { joinedPersonSql } from '../../rules/person-summary.sql.ts';

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
  ...fromModel(InstitutionCommentModel, { author: 'left' }),
  policy: commentPolicy,
  columns: {
    institution: 't.institution_id',
    about: `jsonb_build_object('id', t.institution_id, 'display_name',
      (select about.name from core.institution about where about.id = t.institution_id))`,
    author: `case when author.id is not null then ${joinedPersonSql('author')} end`,
  },
  filters: { institution: 't.institution_id' },
  search: { comment: 't.comment' },
});

type Create = NonNullable<ResourceCommands<typeof institutionCommentObject, unknown>['create']>;

export const createComment: Create = async ({ work, body }) => {
  const row = await work.row(
    z.object({ id: z.int() }),
    sql`insert into core.institution_comment (institution_id, author_id, comment)
      select id, ${work.author.actorId}::int, ${body.comment.trim()}
      from core.living_institution where id = ${body.institution} returning id`,
  );
  if (!row) throw notFound();
  return row.id;
};
