import { RDA_STATUS } from '@portal/contract/statuses';
import { useList } from '../data/index.ts';

/** `rda`: that of an institution; `mta`: that of a tissue request. Both are the first part of the address. */
export type AgreementKind = 'rda' | 'mta';

export interface SigningRow {
  readonly id: string;
  readonly institution: { readonly display_name: string };
}

/** Rows read at once. The next ones follow as agreements are signed. */
const ROWS = 20;
export const WAITING_AGREEMENTS = {
  current: true,
  status: RDA_STATUS.AWAITING_EXECUTION,
  ordering: 'institution',
  limit: ROWS,
  fields: 'id,institution,abilities',
} as const;
export const WAITING_TRANSFERS = {
  state: 'awaiting_execution',
  ordering: 'waiting_since',
  limit: ROWS,
  fields: 'id,institution,abilities',
} as const;

/** The agreements of one kind that the reader can sign for the foundation, in the order of their list. */
export function useSigningQueue(kind: AgreementKind, isEnabled = true) {
  const rda = useList('GET /agreement/', WAITING_AGREEMENTS, {
    enabled: isEnabled && kind === 'rda',
    silent: true,
  });
  // errors are silent: a foundation that manages transfer agreements elsewhere has none here
  const mta = useList('GET /transfer-agreement/', WAITING_TRANSFERS, {
    enabled: isEnabled && kind === 'mta',
    silent: true,
  });
  const { count, isLoading, error, reload } = kind === 'rda' ? rda : mta;
  const read: readonly SigningRow[] = kind === 'rda' ? rda.rows : mta.rows;
  const rows: readonly SigningRow[] =
    kind === 'rda'
      ? rda.rows.filter(({ abilities }) => abilities['countersign'])
      : mta.rows.filter(({ abilities }) => abilities['execute']);
  // those that the reader cannot sign wait for someone else
  return { rows, count: count - (read.length - rows.length), isLoading, error, reload };
}

/** The parameter that holds with how many agreements the reader began. */
const RUN = 'run';

/** With how many agreements the reader began; null if the address names no number. */
export function readSigningRun(parameters: URLSearchParams): number | null {
  const count = Number(parameters.get(RUN));
  return Number.isInteger(count) && count > 0 && count <= 10_000 ? count : null;
}

/** The address of an agreement, opened from the queue if `began` is the number at its start. */
export const signingAddress = (kind: AgreementKind, id: string, began: number | null): string =>
  `/${kind}/${id}${began === null ? '' : `?${RUN}=${began}`}`;
