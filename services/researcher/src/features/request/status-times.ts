/** How long a request was in each status: its periods, grouped by status. */
import type { RequestStatus, StatusTime } from '@portal/contract';

export interface StatusPeriod {
  readonly status: RequestStatus;
  readonly since: string;
  readonly until: string | null;
  readonly days: number;
}

/** In the order in which statuses were first reached; days of repeated periods are added up. */
export function groupStatusPeriods(stays: readonly StatusPeriod[]): StatusTime[] {
  const statuses = [...new Set(stays.map(({ status }) => status))];
  return statuses.map((status) => {
    const visits = stays.filter((stay) => stay.status === status);
    return {
      status,
      days: visits.reduce((sum, { days }) => sum + days, 0),
      visits: visits.map(({ since, until, days }) => ({ since, until, days })),
    };
  });
}
