/** Notes about people, for administrators and project managers (spec 3 section 6). */
import { userCommentObject } from '@portal/contract';
import { definePolicy, defineResource } from '@portal/kit';

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
  from: 'core.user_comment t join core.account a on a.id = t.author_id',
  table: 'core.user_comment',
  policy: commentPolicy,
  columns: {
    id: 't.id',
    user: 't.user_id',
    author: "jsonb_build_object('id', a.id, 'display_name', a.first_name || ' ' || a.last_name)",
    text: 't.text',
    created: 't.created',
  },
  filters: { user: 't.user_id' },
});
