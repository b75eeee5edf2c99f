/** Researchers as visitors see them (spec 1 section 2 "/public/user/"): name, title and institution, never an address. */
import { INSTITUTION_STATUS, publicUserObject } from '@portal/contract';
import { FEATURES } from '@portal/contract/administration';
import { definePolicy, defineResource, resourceRoutes, whileFeature, type Handler } from '@portal/kit';

const NAME = "(t.first_name || ' ' || t.last_name)";

/** Links `ui` to institutions `i` that a person is shown with. */
const SHOWN = `ui."primary" and ui.verified is not false and i.status = ${INSTITUTION_STATUS.APPROVED}`;

const publicUserPolicy = definePolicy({
  object: 'public/user',
  relations: {
    listed: `t.active and t.verified and exists (select 1 from core.account_group g
      where g.account_id = t.id and g.role in ('primary_researcher', 'pi_sbso'))`,
  },
  actions: { read: { who: { anyone: ['listed'] } } },
});

export const publicUserResource = defineResource({
  object: publicUserObject,
  from: `core.account t join core.user_institution ui on ui.user_id = t.id
    join core.institution i on i.id = ui.institution_id and ${SHOWN}`,
  table: 'core.account',
  policy: publicUserPolicy,
  columns: { id: 't.id', display_name: NAME, title: 't.title', institution: 'i.name' },
  search: {
    display_name: NAME,
    institution: {
      row: 'i.name ilike {pattern}',
      keys: `select ui.user_id from core.institution i join core.user_institution ui on ui.institution_id = i.id
        where ${SHOWN} and i.name ilike {pattern}`,
    },
  },
  ordering: { display_name: NAME, last_name: { sql: 't.last_name', isNullable: false } },
});

export const publicUserRoutes = (): Handler[] =>
  whileFeature(FEATURES.publicProfiles, resourceRoutes(publicUserResource));
