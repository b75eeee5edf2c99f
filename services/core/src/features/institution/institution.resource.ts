/** Institutions: approved ones are public by name, one's own are readable in full, staff see all (spec 1 sections 4 to 6). */
import { INSTITUTION_STATUS, institutionObject, type Role } from '@portal/contract';
import { actsAs, definePolicy, defineResource, seenByStaff } from '@portal/kit';

const institutionPolicy = definePolicy({
  object: 'institution',
  relations: {
    approved: `t.status = ${INSTITUTION_STATUS.APPROVED}`,
    own: 't.id = any(:institutions)',
  },
  actions: {
    read: {
      who: {
        anyone: ['approved'],
        signed_in: ['approved', 'own'],
        ...seenByStaff,
      },
    },
  },
});

const RDA_STATUS = "coalesce((rda.additional_data ->> 'status')::int, 4)";
const OFFICE = Object.keys(seenByStaff) as Role[];
/** What only members and staff read. A stranger picks an institution by its name, and needs no more. */
const INTERNAL = { official_name: null, ein: null, nonprofit: null, current_io: null, current_rda: null };

/** Whoever does not read these fields must not find out about them by searching, letter by letter. */
const SEES_INTERNAL = `(t.id = any(:institutions) or exists (select 1 from core.account_group g
  where g.account_id = :actor and g.role in (${OFFICE.map((role) => `'${role}'`).join(', ')})))`;
/** A number that a stranger knows in full finds its institution; the pattern is the text between two `%`. */
const IS_WHOLE_EIN = "'%' || t.ein || '%' = {pattern}";

export const institutionResource = defineResource({
  object: institutionObject,
  from: 'core.institution t left join core.file rda on rda.id = t.current_rda_id left join core.account io on io.id = t.current_io_id',
  table: 'core.institution',
  policy: institutionPolicy,
  columns: {
    id: 't.id',
    display_name: 't.name',
    name: 't.name',
    official_name: 't.official_name',
    ein: 't.ein',
    nonprofit: 't.nonprofit',
    status: 't.status',
    rda_status: RDA_STATUS,
    current_io: `case when io.id is not null then
      jsonb_build_object('id', io.id, 'display_name', io.first_name || ' ' || io.last_name) end`,
    current_rda: 't.current_rda_id',
    created: 't.created',
  },
  filters: { rda_status: RDA_STATUS },
  search: {
    name: 't.name',
    official_name: `(t.official_name ilike {pattern} and ${SEES_INTERNAL})`,
    ein: `(${IS_WHOLE_EIN} or (t.ein ilike {pattern} and ${SEES_INTERNAL}))`,
  },
  present: (row, { actor, relations }) =>
    relations['own'] || actor.kind === 'service' || actsAs(actor, ...OFFICE) ? row : { ...row, ...INTERNAL },
});
