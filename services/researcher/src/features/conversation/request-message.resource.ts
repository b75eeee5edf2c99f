/** The conversation about a request, in the API. */
import { requestMessageObject } from '@portal/contract';
import { defineResource, fromModel, type ReadRow } from '@portal/kit';
import { RequestMessageModel } from '../../models/index.ts';
import { requestMessagePolicy } from './request-message.policy.ts';

export const requestMessageResource = defineResource<typeof requestMessageObject>({
  object: requestMessageObject,
  ...fromModel(RequestMessageModel, { request: 'inner', author: 'left' }),
  columns: {
    request: 't.request_id',
    sfari_request_id: 'request.sfari_request_id',
    author: `case when author.id is not null
      then jsonb_build_object('id', author.id, 'display_name', author.display_name) end`,
  },
  filters: { request: 't.request_id' },
  search: { text: 't.words' },
  policy: requestMessagePolicy,
  presentedFields: ['unread'],
  present: (row) => ({
    ...row,
    unread: may(row, 'mark_read'),
    author: row['kind'] === 'answer' || may(row, 'see_author') ? row['author'] : null,
  }),
});

const may = ({ abilities }: ReadRow, action: string): boolean =>
  (abilities as Readonly<Record<string, boolean>>)[action] ?? false;
