import { REQUEST_STATUS } from '@portal/contract/statuses';
import type { Renewal, Request } from '@portal/contract/types';
import { useList } from '../data/index.ts';

const SHOWN = 30;

/** Renewals of a request, the newest first. */
export function useRenewals({ id }: Pick<Request, 'id'>, isEnabled = true) {
  const list = useList('GET /renewal/', { request: id, limit: SHOWN }, { enabled: isEnabled });
  /** The newest submitted renewal; a draft concerns only its owner. */
  const newest: Renewal | undefined = list.rows.find(({ status }) => status !== REQUEST_STATUS.CREATED);
  return { ...list, newest };
}
