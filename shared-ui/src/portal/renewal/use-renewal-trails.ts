import type { Request } from '@portal/contract/types';
import type { Beside } from '../history/use-beside.ts';
import { useRenewals } from './use-renewals.ts';

/**
 * The histories of a request's renewals, to be included in the history of the request (spec 3 section 7, "GET
 * history").
 */
export function useRenewalTrails(request: Pick<Request, 'id' | 'renewal_status'>): Beside {
  const { rows } = useRenewals(request, Boolean(request.renewal_status));
  return {
    model: 'request',
    pks: rows.map(({ id }) => String(id)),
    labels: Object.fromEntries(rows.map(({ id, sfari_request_id: code }) => [String(id), code])),
  };
}
