/** Points for revision in the API. */
import { revisionPointObject } from '@portal/contract';
import { defineResource, fromModel, sql, type ReadRow } from '@portal/kit';
import { RevisionPointModel } from '../../models/index.ts';
import { revisionPointPolicy, type RevisionPointState } from './revision-point.policy.ts';

export const revisionPointResource = defineResource<typeof revisionPointObject, RevisionPointState>({
  object: revisionPointObject,
  ...fromModel(RevisionPointModel, { request: 'inner', author: 'left' }),
  // Locks the request first, as deciding and submitting do, so a point is changed either before those or not at all.
  lockRow: (id) => sql`select 1 from researcher.request
    where id = (select request_id from researcher.revision_point where id = ${id}) for no key update`,
  columns: {
    request: `jsonb_build_object('id', request.id, 'sfari_request_id', request.sfari_request_id)`,
    author: `case when author.id is not null
      then jsonb_build_object('id', author.id, 'display_name', author.display_name) end`,
    version: `'W/"' || t.xmin::text || '"'`,
  },
  filters: { request: 't.request_id' },
  state: {
    type: 'request.type',
    status: 'request.status',
    is_draft: 't.published is null',
    is_newest: `not exists (select 1 from researcher.revision_point later
      where later.request_id = t.request_id and later.round > t.round)`,
  },
  policy: revisionPointPolicy,
  present: (row) => (mayRead(row, 'see_author') ? row : { ...row, author: null }),
});

const mayRead = ({ abilities }: ReadRow, action: string): boolean =>
  (abilities as Readonly<Record<string, boolean>>)[action] ?? false;
