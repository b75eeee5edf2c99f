/** Staff notes about people, for administrators and project managers (spec 3 section 6). */
import { userCommentObject } from '@portal/contract';
import { definePolicy, defineResource, fromModel } from '@portal/kit';
import { UserCommentModel } from '../../models/index.ts';
import { joinedPersonSql } from '../../rules/person-summary.sql.ts';

const commentPolicy = definePolicy({
  object: 'user-comment',
  relations: { about_another: 't.user_id <> :actor' },
  actions: {
    read: {
      who: {
        sfari_admin: ['about_another'],
        abn_proj_mgr: ['about_another'],
        superuser: ['about_another'],
      },
    },
  },
});

export const userCommentResource = defineResource({
  object: userCommentObject,
  ...fromModel(UserCommentModel, { about: 'inner', author: 'inner' }),
  policy: commentPolicy,
  columns: {
    user: 't.user_id',
    about: joinedPersonSql('about'),
    author: joinedPersonSql('author'),
  },
  filters: { user: 't.user_id' },
  search: { text: 't.text' },
});
