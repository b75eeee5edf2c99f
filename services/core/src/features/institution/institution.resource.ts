/**
 * Institutions: the names of approved ones are public, members read their own in full, staff see all (spec 1 sections 4
 * to 6).
 */
import { FILE_TYPE, INSTITUTION_STATUS, institutionObject, RDA_STATUS as AGREEMENT } from '@portal/contract';
import { actsAs, defineResource, type ReadRow } from '@portal/kit';
import { institutionPolicy, FULL_VIEW_ROLES, type InstitutionState } from './institution.policy.ts';
import { einKey, institutionColumns, institutionExpansions, RDA_STATUS } from './institution.sql.ts';

/** Fields that only confirmed members and staff may read. Others choose an institution by its name and need no more. */
const INTERNAL = {
  official_name: null,
  ein: null,
  nonprofit: null,
  phone_number: null,
  domains: [],
  is_unresponsive: null,
  country: null,
  is_restricted: null,
  country_exemption: null,
  current_io: null,
  current_rda: null,
};
/** The details that the form of a follow-up shows. First members who answer one may correct these. */
const detailsToCorrect = ({ official_name, ein, nonprofit, phone_number }: ReadRow): ReadRow => ({
  official_name,
  ein,
  nonprofit,
  phone_number,
});
const INTERNAL_RELATIONS = { io_users: [], files: [], comments: null, counts: null };

/**
 * Whether the caller may read the internal fields. Filters and search must check it too; otherwise outsiders could
 * guess the values letter by letter.
 */
const SEES_INTERNAL = `(t.id = any(:institutions) or exists (select 1 from core.account_group g
  where g.account_id = :actor and g.role in (${FULL_VIEW_ROLES.map((role) => `'${role}'`).join(', ')})))`;
/**
 * The domains of institutions are internal too. Outsiders may only filter by the domain of their own verified address.
 */
const OWN_DOMAIN = `(select substring(a.email::text from '[^@]+$') from core.account a where a.id = :actor and a.verified)`;
/** Each condition is a query of its own, so that each uses its index. Conditions joined by "or" would use none. */
const foundBy = (condition: string): string =>
  `t.id = any(array(select found.id from core.living_institution found where ${condition}))`;
/** Outsiders find an institution only by its complete EIN. `einKey` removes the wildcards of the pattern. */
const BY_WHOLE_EIN = foundBy(`${einKey('found.ein')} = ${einKey('{pattern}')}`);
const BY_OTHER_NAME = `t.id = any(array(select other.institution_id from core.institution_associated_name other
  where other.name ilike {pattern}))`;

const HAS_OFFICIAL = `(t.current_io_id is not null or exists (select 1 from core.official_invitation v
  where v.institution_id = t.id and v.status = 'invited'))`;

const chooseExpanded = (row: ReadRow, values: ReadRow): ReadRow =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in row));

export const institutionResource = defineResource<typeof institutionObject, InstitutionState>({
  object: institutionObject,
  from: 'core.living_institution t',
  joins: {
    rda: 'left join core.file rda on rda.id = t.current_rda_id',
    io: 'left join core.account io on io.id = t.current_io_id',
  },
  table: 'core.institution',
  version: 't.version',
  policy: institutionPolicy,
  columns: institutionColumns,
  expand: institutionExpansions,
  filters: {
    rda_status: RDA_STATUS,
    is_unresponsive: `case when ${SEES_INTERNAL} then t.is_unresponsive end`,
    country: `case when ${SEES_INTERNAL} then t.country end`,
  },
  setFilters: {
    // Two conditions joined by `or`: for the first, the index of agreement statuses finds the agreements, and through
    // them their institutions.
    rda_status: `((rda.type = ${FILE_TYPE.RDA} and (rda.additional_data ->> 'status')::int {value})
      or (${AGREEMENT.NONE} {value} and (rda.additional_data ->> 'status') is null))`,
    domains__domain: `exists (select 1 from core.institution_domain d
      where d.institution_id = t.id and d.domain::text {value}
        and (${SEES_INTERNAL} or d.domain::text = ${OWN_DOMAIN}))`,
    files: `exists (select 1 from core.file f
      where f.institution_id = t.id and f.type = ${FILE_TYPE.RDA} and f.id {value})`,
    files__rda_info__status: `exists (select 1 from core.file f where f.institution_id = t.id and f.type = ${FILE_TYPE.RDA}
      and (f.additional_data ->> 'status')::int {value})`,
  },
  search: {
    name: foundBy('found.name ilike {pattern}'),
    official_name: `(${foundBy('found.official_name ilike {pattern}')} and ${SEES_INTERNAL})`,
    associated_names: BY_OTHER_NAME,
    ein: `(${BY_WHOLE_EIN} or (${foundBy('found.ein ilike {pattern}')} and ${SEES_INTERNAL}))`,
  },
  state: { status: 't.status', current_io: 't.current_io_id', has_official: HAS_OFFICIAL },
  presentedRelations: ['own'],
  present: (row, { actor, relations, state }) => {
    const office = actor.kind === 'service' || actsAs(actor, ...FULL_VIEW_ROLES);
    if (office) return row;
    if (relations['own'])
      return { ...row, country_exemption: null, ...chooseExpanded(row, { comments: null }) };
    const answers = relations['first_member'] && state.status === INSTITUTION_STATUS.FOLLOW_UP;
    return {
      ...row,
      ...INTERNAL,
      ...(answers ? detailsToCorrect(row) : {}),
      ...chooseExpanded(row, INTERNAL_RELATIONS),
    };
  },
});
