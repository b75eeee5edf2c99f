import type { ACCESS_TYPES } from '@portal/contract/statuses';
import type { RowOf } from '@portal/shared-ui/data';

export type AccessRow = RowOf<'GET /datasetaccess/'>;
export type Way = (typeof ACCESS_TYPES)[number];

/** A researcher and the source of their access: a request or an access administrator. */
export interface Researcher {
  readonly id: string;
  readonly user: AccessRow['user'];
  readonly institution: AccessRow['institution'];
  readonly request: AccessRow['request'];
  readonly ways: Readonly<Partial<Record<Way, AccessRow>>>;
}

/** Groups ledger rows into table lines by name; a person with two sources has two lines. */
export function groupByResearcher(rows: readonly AccessRow[]): Researcher[] {
  const lines = new Map<string, Researcher>();
  for (const row of rows) {
    const id = `${row.user.id}-${row.request?.id ?? 'hand'}`;
    const line = lines.get(id);
    lines.set(id, {
      id,
      user: row.user,
      institution: row.institution,
      request: row.request,
      ways: { ...line?.ways, [row.access_type]: row },
    });
  }
  return [...lines.values()].toSorted(
    (one, other) =>
      one.user.display_name.localeCompare(other.user.display_name) || one.id.localeCompare(other.id),
  );
}
