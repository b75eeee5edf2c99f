import { userObject } from '@portal/contract';
import { defineResource } from '@portal/kit';
import { institutionSummarySql } from '../institution/index.ts';
import { userPolicy } from './user.policy.ts';

const NAME = "(t.first_name || ' ' || t.last_name)";

export const userResource = defineResource({
  object: userObject,
  from: 'core.account t',
  table: 'core.account',
  policy: userPolicy,
  columns: {
    id: 't.id',
    display_name: NAME,
    full_name: NAME,
    first_name: 't.first_name',
    last_name: 't.last_name',
    title: 't.title',
    email: 't.email::text',
    phone_number: 't.phone_number',
    active: 't.active',
    verified: 't.verified',
    primary_role: 't.primary_role',
    groups: `(select coalesce(jsonb_agg(jsonb_build_object('name', g.role) order by g.role), '[]')
      from core.account_group g where g.account_id = t.id)`,
    globus_username: 't.globus_username',
    orcid: 't.orcid',
    dataset_update_email_opted_in: 't.dataset_update_email_opted_in',
    created: 't.created',
    last_login: 't.last_login',
  },
  expand: {
    institution: `(select ${institutionSummarySql} from core.user_institution ui
      join core.institution i on i.id = ui.institution_id left join core.file rda on rda.id = i.current_rda_id
      where ui.user_id = t.id and ui."primary")`,
  },
  filters: { email: 't.email::text' },
  setFilters: {
    groups__name: 'exists (select 1 from core.account_group g where g.account_id = t.id and g.role {value})',
    institution:
      'exists (select 1 from core.user_institution ui where ui.user_id = t.id and ui.institution_id {value})',
  },
  search: { display_name: NAME, email: 't.email::text' },
  ordering: { display_name: NAME, email: 't.email::text' },
});
