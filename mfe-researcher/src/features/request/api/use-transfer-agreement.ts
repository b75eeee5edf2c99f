import { requestType } from '@portal/contract/request-types/lookup';
import type { Request } from '@portal/contract/types';
import { useList } from '@portal/shared-ui/data';

/** The newest agreement of a tissue request. */
export const useTransferAgreement = ({ id, type }: Request) =>
  useList(
    'GET /transfer-agreement/',
    { request: id, ordering: '-version', limit: 1 },
    // Optional for the page, so errors are silent.
    { enabled: requestType(type).collection !== undefined, silent: true },
  );
