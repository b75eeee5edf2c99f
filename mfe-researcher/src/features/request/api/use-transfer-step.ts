import { requestType } from '@portal/contract/request-types/lookup';
import type { Request } from '@portal/contract/types';
import { useList } from '@portal/shared-ui/data';
import type { NextStep } from '../model/request-status.ts';
import { findTransferStep } from '../model/transfer-step.ts';

/** Who signs the agreement of a tissue request next, according to the server. */
export function useTransferStep(request: Request): NextStep | null {
  const { rows } = useList(
    'GET /transfer-agreement/',
    { request: request.id, ordering: '-version', limit: 1 },
    // Optional for the page, so errors are silent.
    { enabled: requestType(request.type).collection !== undefined, silent: true },
  );
  return findTransferStep(request, rows[0]);
}
