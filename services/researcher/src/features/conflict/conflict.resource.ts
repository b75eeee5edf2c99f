/** Conflict-of-interest answers in the API. */
import { conflictObject } from '@portal/contract';
import { defineResource, fromModel, sql } from '@portal/kit';
import { ConflictModel } from '../../models/index.ts';
import { conflictPolicy, type ConflictState } from './conflict.policy.ts';

const IS_LATEST = `not exists (select 1 from researcher.conflict later
  where later.user_id = t.user_id and later.request_id = t.request_id and later.id > t.id)`;
const person = (alias: string): string =>
  `jsonb_build_object('id', ${alias}.id, 'display_name', ${alias}.display_name)`;

export const conflictResource = defineResource<typeof conflictObject, ConflictState>({
  object: conflictObject,
  ...fromModel(ConflictModel, { request: 'inner', reviewer: 'inner', author: 'left' }),
  // Locks the request first, as declaring, assigning and deciding do.
  lockRow: (id) => sql`select 1 from researcher.request
    where id = (select request_id from researcher.conflict where id = ${id}) for no key update`,
  columns: {
    request: `jsonb_build_object('id', request.id, 'sfari_request_id', request.sfari_request_id)`,
    user: person('reviewer'),
    author: `case when author.id is not null then ${person('author')} end`,
    stands: IS_LATEST,
  },
  filters: { request: 't.request_id', user: 't.user_id', stands: `(${IS_LATEST})` },
  state: { conflict_exists: 't.conflict_exists', stands: IS_LATEST },
  policy: conflictPolicy,
});
