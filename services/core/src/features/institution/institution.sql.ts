/** SQL columns of an institution, over the aliases `t` (institution), `rda` (its agreement) and `io` (its official). */
import { FILE_TYPE } from '@portal/contract';
import { relatedRowsSql } from '@portal/kit';
import { involvedSql } from '../../rules/involvement.sql.ts';
import { InstitutionModel } from '../../models/index.ts';
import { joinedPersonSql } from '../../rules/person-summary.sql.ts';
import { restrictedSql } from '../../rules/restricted-country.sql.ts';

/** `InstitutionSummary` of the contract over the aliases `i` (institution) and `rda` (its current agreement). */
export const institutionSummarySql = `jsonb_build_object('id', i.id, 'display_name', i.name, 'status', i.status,
  'rda_status', coalesce((rda.additional_data ->> 'status')::int, 4))`;

export const RDA_STATUS = "coalesce((rda.additional_data ->> 'status')::int, 4)";
/** Key for comparing EINs: 12-3456789 and 123456789 are equal. The unique index uses the same expression. */
export const einKey = (ein: string): string => `upper(regexp_replace(${ein}, '[^0-9A-Za-z]', '', 'g'))`;
/** The same key for an EIN that a person typed. */
export const plainEin = (ein: string): string => ein.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();

const IS_OFFICIAL = `exists (select 1 from core.account_group g where g.account_id = a.id and g.role in ('sbso', 'pi_sbso'))`;
const IS_RESEARCHER = `exists (select 1 from core.account_group g
  where g.account_id = a.id and g.role in ('primary_researcher', 'pi_sbso'))`;
const countPeopleSql = (condition: string): string => `(select count(*)::int from core.user_institution ui
  join core.account a on a.id = ui.user_id where ui.institution_id = t.id and ${condition})`;

export const institutionColumns = {
  display_name: 't.name',
  associated_names: `array(select other.name from core.institution_associated_name other
    where other.institution_id = t.id order by other.name)`,
  rda_status: RDA_STATUS,
  domains:
    'array(select d.domain::text from core.institution_domain d where d.institution_id = t.id order by 1)',
  is_restricted: restrictedSql('t'),
  current_io: `case when io.id is not null then
    jsonb_build_object('id', io.id, 'display_name', io.first_name || ' ' || io.last_name, 'email', io.email) end`,
  current_rda: 't.current_rda_id',
};

const OFFICIALS = `select 0 as place, a.id, null::int as invitation, a.first_name, a.last_name, a.email::text as email, a.title,
    a.phone_number, case when a.id = t.current_io_id then 'current' else 'official' end as state, ui.created
  from core.user_institution ui join core.account a on a.id = ui.user_id
  where ui.institution_id = t.id and ${IS_OFFICIAL}
  union all
  select 1, null, v.id, v.first_name, v.last_name, v.email::text, v.title, v.phone_number,
    case when v.status = 'declined' then 'declined'
      when exists (select 1 from core.link_token l where l.invitation_id = v.id and l.consumed_at is null and l.expires_at > now())
      then 'invited' else 'expired' end, v.created
  from core.official_invitation v where v.institution_id = t.id and v.status in ('invited', 'declined')`;

export const institutionExpansions = {
  io_users: `(select coalesce(jsonb_agg(jsonb_build_object('id', one.id, 'invitation', one.invitation,
      'display_name', one.first_name || ' ' || one.last_name, 'first_name', one.first_name, 'last_name', one.last_name,
      'email', one.email, 'title', one.title, 'phone_number', one.phone_number, 'state', one.state, 'created', one.created)
      order by one.place, one.state, one.created desc), '[]')
    from (${OFFICIALS}) one)`,
  files: relatedRowsSql(InstitutionModel, 'files', {
    columns: {
      id: 'files.id',
      name: 'files.name',
      created: 'files.created',
      rda_status: "coalesce((files.additional_data ->> 'status')::int, 4)",
    },
    where: `files.type = ${FILE_TYPE.RDA}`,
    order: 'files.created desc, files.id',
  }),
  comments: relatedRowsSql(InstitutionModel, 'comments', {
    columns: {
      id: 'comments.id',
      comment: 'comments.comment',
      created: 'comments.created',
      author: `case when author.id is not null then ${joinedPersonSql('author')} end`,
    },
    joins: { author: 'left' },
    order: 'comments.created desc, comments.id desc',
  }),
  counts: `jsonb_build_object('researchers', ${countPeopleSql(IS_RESEARCHER)}, 'officials', ${countPeopleSql(IS_OFFICIAL)},
    'requests', (select count(*)::int ${involvedSql('owner', 'r.institution_id = t.id')}))`,
};
