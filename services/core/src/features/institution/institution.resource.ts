/** Institutions: approved ones are public by name, one's own are readable in full, staff see all (spec 1 sections 4 to 6). */
import { FILE_TYPE, INSTITUTION_STATUS, institutionObject, RDA_STATUS as AGREEMENT } from '@portal/contract';
import { actsAs, defineResource, type ReadRow } from '@portal/kit';
import { institutionPolicy, OFFICE, type InstitutionState } from './institution.policy.ts';
import { einKey, institutionColumns, institutionExpansions, RDA_STATUS } from './institution.sql.ts';

/** What only confirmed members and staff read. Others pick an institution by its name, and need no more. */
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
/** What the form of a follow-up shows: first members who answer one correct these. */
const detailsToCorrect = ({ official_name, ein, nonprofit, phone_number }: ReadRow): ReadRow => ({
  official_name,
  ein,
  nonprofit,
  phone_number,
});
const INTERNAL_RELATIONS = { io_users: [], files: [], comments: null, counts: null };

/** Those who do not read these fields must not find out about them by searching, letter by letter. */
const SEES_INTERNAL = `(t.id = any(:institutions) or exists (select 1 from core.account_group g
  where g.account_id = :actor and g.role in (${OFFICE.map((role) => `'${role}'`).join(', ')})))`;
/** Which mail domains are whose is internal too. Of others' domains people may ask for that of their own address. */
const OWN_DOMAIN = `(select substring(a.email::text from '[^@]+$') from core.account a where a.id = :actor and a.verified)`;
/** Each text on its own, so that each finds its own index; joined with "or" none would be used. */
const foundBy = (condition: string): string =>
  `t.id = any(array(select found.id from core.living_institution found where ${condition}))`;
/** A number that a stranger knows in full finds its institution. The key leaves the signs of the pattern out. */
const BY_WHOLE_EIN = foundBy(`${einKey('found.ein')} = ${einKey('{pattern}')}`);
const BY_OTHER_NAME = `t.id = any(array(select other.institution_id from core.institution_associated_name other
  where other.name ilike {pattern}))`;

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
    // In two parts: of the first the index of states finds the agreements, and by them their institutions.
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
  state: { status: 't.status', current_io: 't.current_io_id' },
  presentedRelations: ['own'],
  present: (row, { actor, relations, state }) => {
    const office = actor.kind === 'service' || actsAs(actor, ...OFFICE);
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
