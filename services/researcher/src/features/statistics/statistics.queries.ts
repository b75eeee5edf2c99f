/** Statistics of requests by type and quarter (decision 385). Renewals are not counted as requests. */
import {
  formatQuarter,
  REQUEST_STATUS as S,
  RequestTypeNumber,
  STATISTICS_QUARTERS,
  type PublicStatistics,
  type RequestType,
} from '@portal/contract';
import { foundationDaySql, readToday, sql, trustedSql, type Reads } from '@portal/kit';
import { z } from 'zod';
import { findHiddenCounts, type Count, type Line } from './hide-counts.ts';

const APPROVALS = [S.APPROVED, S.CONDITIONALLY_APPROVED, S.APPROVED_PENDING_TEAM] as const;
const DECISIONS = [...APPROVALS, S.REJECTED] as const;

const quarterSql = (moment: string) => trustedSql(`date_trunc('quarter', ${foundationDaySql(moment)})::date`);

const Row = z.object({
  /** Null for the whole period. */
  quarter: z.string().nullable(),
  /** Null for all types together. */
  type: RequestTypeNumber.nullable(),
  submitted: z.int(),
  decided: z.int(),
  approved: z.int(),
  days: z.number().nullable(),
});
type Row = z.output<typeof Row>;

/** One row for each quarter and type, one for each quarter, and one for each type, since the first quarter. */
const countRequests = (reads: Reads) =>
  reads.rows(
    Row,
    sql`with bounds as (select (${quarterSql('now()')} - make_interval(months => ${(STATISTICS_QUARTERS - 1) * 3}))::date as first),
      submitted as (
        select request_id, min(at) as at from researcher.request_status_change
        where to_status = ${S.SUBMITTED} group by request_id),
      decided as (
        select distinct on (request_id) request_id, at, to_status from researcher.request_status_change
        where to_status = any(${DECISIONS}::smallint[]) order by request_id, at),
      told as (
        select request.type, ${quarterSql('submitted.at')} as quarter, 1 as submitted, 0 as decided, 0 as approved,
          null::float as days
        from submitted join researcher.request request on request.id = submitted.request_id and request.renewal_of is null
        union all
        select request.type, ${quarterSql('decided.at')}, 0, 1,
          (decided.to_status = any(${APPROVALS}::smallint[]))::int,
          extract(epoch from decided.at - submitted.at) / 86400
        from decided join researcher.request request on request.id = decided.request_id and request.renewal_of is null
        left join submitted on submitted.request_id = decided.request_id and submitted.at <= decided.at)
      select to_char(quarter, 'YYYY-MM-DD') as quarter, type, sum(submitted)::int as submitted,
        sum(decided)::int as decided, sum(approved)::int as approved,
        percentile_cont(0.5) within group (order by days) as days
      from told join bounds on told.quarter >= bounds.first
      group by grouping sets ((quarter, type), (quarter), (type))`,
  );

type Counted = 'submitted' | 'decided';
type Place = Pick<Row, 'quarter' | 'type'>;
const nameCell = (counted: Counted, { quarter, type }: Place): string => `${counted} ${quarter} ${type}`;

/**
 * Lines for the check: each quarter and each type has a total, and both sets of totals add up to the same sum, which
 * they reveal.
 */
function findHidden(rows: readonly Row[]): ReadonlySet<string> {
  const count = (counted: Counted, row: Row): Count => ({ key: nameCell(counted, row), count: row[counted] });
  const inside = rows.filter(({ quarter, type }) => quarter !== null && type !== null);
  const margins = rows.filter(({ quarter, type }) => quarter === null || type === null);
  const lines = margins.map((total): Line => ({
    parts: inside
      .filter(({ quarter, type }) => quarter === total.quarter || type === total.type)
      .map((row) => count('submitted', row)),
    total: count('submitted', total),
  }));
  const sums = (['submitted', 'decided'] as const).flatMap((counted) =>
    (['quarter', 'type'] as const).map((by): Line => ({
      parts: margins.filter((row) => row[by] !== null).map((row) => count(counted, row)),
    })),
  );
  return findHiddenCounts([...lines, ...sums]);
}

function createFormatter(hidden: ReadonlySet<string>) {
  const formatCount = (counted: Counted, row: Place & Readonly<Record<Counted, number>>): number | null =>
    hidden.has(nameCell(counted, row)) ? null : row[counted];
  const format = (row: Row) => {
    const { approved, days } = row;
    const decided = formatCount('decided', row);
    return {
      submitted: formatCount('submitted', row),
      decided,
      approved_share: decided ? Math.round((approved / decided) * 100) / 100 : null,
      days_to_decision: decided && days !== null ? Math.round(days) : null,
    };
  };
  return { format, formatCount };
}

const NONE = { type: null, submitted: 0, decided: 0, approved: 0, days: null };

/** First days of the quarters, oldest first. */
function listQuarters(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const present = year * 4 + Math.floor((month - 1) / 3);
  return Array.from({ length: STATISTICS_QUARTERS }, (_, index) => {
    const at = present - STATISTICS_QUARTERS + 1 + index;
    return `${Math.floor(at / 4)}-${String((at % 4) * 3 + 1).padStart(2, '0')}-01`;
  });
}

const nameQuarter = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return formatQuarter({ year, quarter: (Math.floor(month / 3) + 1) as 1 | 2 | 3 | 4 });
};

export async function readStatistics(reads: Reads): Promise<PublicStatistics> {
  const [rows, today] = await Promise.all([
    countRequests(reads),
    readToday(reads, foundationDaySql('now()')),
  ]);
  const quarters = listQuarters(today);
  const { format, formatCount } = createFormatter(findHidden(rows));
  const getTypes = (quarter: string | null) =>
    rows
      .filter((row): row is Row & { type: RequestType } => row.quarter === quarter && row.type !== null)
      .toSorted((one, other) => one.type - other.type);
  return {
    since: quarters[0] ?? '',
    types: getTypes(null).map((row) => ({ type: row.type, ...format(row) })),
    quarters: quarters.map((day) => ({
      quarter: nameQuarter(day),
      ...format(
        rows.find(({ quarter, type }) => quarter === day && type === null) ?? { ...NONE, quarter: day },
      ),
      types: getTypes(day)
        .filter(({ submitted }) => submitted > 0)
        .map((row) => ({ type: row.type, submitted: formatCount('submitted', row) })),
    })),
  };
}
