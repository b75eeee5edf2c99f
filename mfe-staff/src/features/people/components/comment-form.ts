import { LIMITS } from '@portal/contract/limits';
import type { FormDefinition, FormValues } from '@portal/shared-ui/form';
import { user as words } from '#texts/user';

export const COMMENT_FORM: FormDefinition = {
  id: 'user-comment',
  sections: [
    {
      id: 'comment',
      title: words.comments,
      items: [{ type: 'textarea', name: 'add', label: words.comment, rows: 3, maxLength: LIMITS.comment }],
    },
  ],
};

export const commentBody = (values: FormValues) => ({ comments: { add: String(values['add']) } });
