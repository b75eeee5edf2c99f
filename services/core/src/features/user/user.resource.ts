import { ROLES, userObject } from '@portal/contract';
import { LANGUAGES } from '@portal/contract/language';
import { defineResource, isGranted } from '@portal/kit';
import { brainBankApprovedSql, suspendedRequestSql } from '../../rules/involvement.sql.ts';
import { institutionSummarySql } from '../institution/index.ts';
import { userPolicy } from './user.policy.ts';

const NAME = "(t.first_name || ' ' || t.last_name)";
/**
 * Accounts that were deleted with their institution have a row only for the history; it is excluded everywhere else.
 */
export const LIVING_ACCOUNTS = '(select *, xmin from core.account where deleted_at is null) t';
const LINKS = `core.membership ui join core.institution i on i.id = ui.institution_id
  left join core.file rda on rda.id = i.current_rda_id where ui.user_id = t.id`;
const AFFILIATION = `jsonb_build_object('id', ui.id, 'institution', ${institutionSummarySql}, 'primary', ui."primary",
  'verified', ui.verified, 'confirmed', ui.confirmed, 'last_checked', ui.last_checked, 'removal_reason', ui.removal_reason,
  'joinder_date', ui.joinder_date, 'created', ui.created)`;

export const userResource = defineResource({
  object: userObject,
  from: LIVING_ACCOUNTS,
  table: 'core.account',
  // The institution links are part of the version, because they are rows of their own that other calls change.
  version: `concat_ws('.', t.xmin, (select md5(string_agg(ui.id || ':' || ui.xmin, ',' order by ui.id))
    from core.user_institution ui where ui.user_id = t.id))`,
  policy: userPolicy,
  plansOnce: true,
  columns: {
    display_name: NAME,
    full_name: NAME,
    email: 't.email::text',
    primary_role: `case when t.primary_role in (${ROLES.map((role) => `'${role}'`).join(', ')}) then t.primary_role end`,
    groups: `(select coalesce(jsonb_agg(jsonb_build_object('name', g.role) order by g.role), '[]')
      from core.account_group g where g.account_id = t.id)`,
    language: `case when t.language in (${LANGUAGES.map((code) => `'${code}'`).join(', ')}) then t.language end`,
    abn_approved: brainBankApprovedSql('t.id'),
    joinder_date: `(select ui.joinder_date from core.user_institution ui where ui.user_id = t.id and ui."primary")`,
    suspended_request: suspendedRequestSql('t.id'),
  },
  expand: {
    institution: `(select ${institutionSummarySql} from ${LINKS} and ui."primary")`,
    institutions: `(select coalesce(jsonb_agg(${institutionSummarySql} order by ui."primary" desc, ui.id), '[]')
      from ${LINKS} and ui.verified is not false)`,
    user_institutions: `(select coalesce(jsonb_agg(${AFFILIATION} order by ui."primary" desc, ui.id), '[]') from ${LINKS})`,
  },
  filters: { owner: 't.id', email: 't.email::text', abn_approved: brainBankApprovedSql('t.id') },
  setFilters: {
    groups__name: 'exists (select 1 from core.account_group g where g.account_id = t.id and g.role {value})',
    institution: {
      sql: 'exists (select 1 from core.user_institution ui where ui.user_id = t.id and ui.institution_id {value})',
      none: 'exists (select 1 from core.unlinked_account alone where alone.account_id = t.id)',
    },
  },
  search: {
    display_name: NAME,
    email: 't.email::text',
    institution: {
      row: `exists (select 1 from core.user_institution ui join core.institution i on i.id = ui.institution_id
        where ui.user_id = t.id and i.name ilike {pattern})`,
      keys: `select ui.user_id from core.institution i
        join core.user_institution ui on ui.institution_id = i.id where i.name ilike {pattern}`,
    },
  },
  ordering: { display_name: NAME, email: 't.email::text' },
  presents: { suspended_request: true },
  present: (row, { relations, actor }) =>
    isGranted(userPolicy, 'see_work', actor, relations) ? row : { ...row, suspended_request: null },
});
