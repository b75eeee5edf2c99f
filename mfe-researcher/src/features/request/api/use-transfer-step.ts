import { requestType } from '@portal/contract/request-types/lookup';
import type { Request } from '@portal/contract/types';
import { useList } from '@portal/shared-ui/data';
import type { NextStep } from '../model/request-status.ts';
import { findTransferStep } from '../model/transfer-step.ts';

/** The newest agreement of a tissue request. */
export const useTransferAgreement = ({ id, type }: Request) =>
  useList(
    'GET /transfer-agreement/',
    { request: id, ordering: '-version', limit: 1 },
    // Optional for the page, so errors are silent.
    { enabled: requestType(type).collection !== undefined, silent: true },
  );

/** Who signs the agreement of a tissue request next, according to the server. */
export const useTransferStep = (request: Request): NextStep | null =>
  findTransferStep(request, useTransferAgreement(request).rows[0]);
