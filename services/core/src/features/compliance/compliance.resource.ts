/**
 * Compliance of institutions in the current year, with the next anniversary that each has to meet (spec 3 sections 3
 * and 4.11; decisions 380 and 381).
 */
import { institutionComplianceObject, REQUEST_STATUS, VERIFICATION_DAYS } from '@portal/contract';
import { defineResource, foundationDaySql } from '@portal/kit';
import { involvedSql } from '../../rules/involvement.sql.ts';
import { joinedPersonSql } from '../../rules/person-summary.sql.ts';
import { complianceSql, institutionYearsSql, onceSql, TODAY_SQL } from '../../rules/researcher-year.sql.ts';
import { compliancePolicy, type ComplianceState } from './compliance.policy.ts';

const TODAY = onceSql(TODAY_SQL);
const STATUS = complianceSql('t.current_anniversary', TODAY);
const SEEN = foundationDaySql('t.acknowledged_at');
/** Same rule as `isAcknowledged` of the contract. */
const ACKNOWLEDGED = `coalesce(${SEEN} >= t.current_anniversary - ${VERIFICATION_DAYS}
  and core.anniversary_after(t.executed, ${SEEN} - 1) >= ${TODAY}, false)`;
const ENDED = [
  REQUEST_STATUS.CREATED,
  REQUEST_STATUS.REJECTED,
  REQUEST_STATUS.WITHDRAWN,
  REQUEST_STATUS.ARCHIVED,
];
const REQUESTS = `(select count(*)::int
  ${involvedSql('owner', `r.institution_id = t.id and r.status not in (${ENDED.join(', ')})`)})`;

export const complianceResource = defineResource<typeof institutionComplianceObject, ComplianceState>({
  object: institutionComplianceObject,
  from: `${institutionYearsSql()} t`,
  joins: { io: 'left join core.account io on io.id = t.current_io_id' },
  table: 'core.institution',
  version: 't.version',
  policy: compliancePolicy,
  hasFewRows: true,
  columns: {
    display_name: 't.name',
    current_io: `case when io.id is not null then ${joinedPersonSql('io')} end`,
    compliance_status: STATUS,
    requestCount: REQUESTS,
    admin_acknowledge: ACKNOWLEDGED,
    version: `'W/"' || t.version::text || '"'`,
  },
  filters: { compliance_status: STATUS, admin_acknowledge: ACKNOWLEDGED },
  search: { name: 't.name', official: "io.first_name || ' ' || io.last_name" },
  ordering: { display_name: 't.name', compliance_status: STATUS },
  state: { compliance_status: STATUS },
});
