/**
 * People for pickers: reviewers by group, and people to mention (spec 3 section 6). Includes only those who can sign
 * in.
 */
import { Id, MENTION_ROLES, STAFF_ROLES, defineObject, filter } from '@portal/contract';
import { REVIEW_ONLY_ROLES, seenByStaff } from '@portal/common';
import { definePolicy, defineResource, fromModel } from '@portal/kit';
import { z } from 'zod';
import { AccountModel } from '../../models/index.ts';

const NAME = "(t.first_name || ' ' || t.last_name)";

/** Defined like `GET /person/` of the contract, which has only a list. */
const personObject = defineObject({
  name: 'person',
  service: 'core',
  access: { read: STAFF_ROLES, write: [] },
  schema: z.object({ id: Id, display_name: z.string(), email: z.string() }),
  filters: { groups__name: filter.text('in'), id: filter.number('in') },
  search: ['display_name', 'email'],
  ordering: ['display_name'],
  defaultOrdering: 'display_name',
});

const personPolicy = definePolicy({
  object: 'person',
  relations: {
    reachable: 't.active and t.verified',
    mentionable: `t.active and t.verified and exists (select 1 from core.account_group g
      where g.account_id = t.id and g.role in (${MENTION_ROLES.map((role) => `'${role}'`).join(', ')}))`,
  },
  actions: {
    read: {
      who: {
        ...Object.fromEntries(Object.keys(seenByStaff).map((role) => [role, ['reachable'] as const])),
        // People who only review assign no one; they write comments and can mention the office.
        ...Object.fromEntries(REVIEW_ONLY_ROLES.map((role) => [role, ['mentionable'] as const])),
      },
    },
  },
});

export const personResource = defineResource({
  object: personObject,
  ...fromModel(AccountModel),
  policy: personPolicy,
  columns: { display_name: NAME, email: 't.email::text' },
  setFilters: {
    groups__name: 'exists (select 1 from core.account_group g where g.account_id = t.id and g.role {value})',
  },
  search: { display_name: NAME, email: 't.email::text' },
  ordering: { display_name: NAME },
});
