import type { Request } from '@portal/contract/types';
import { useTransferAgreement } from '../api/use-transfer-agreement.ts';
import type { NextStep } from './request-status.ts';
import { findTransferStep } from './transfer-step.ts';

/** Who signs the agreement of a tissue request next, according to the server. */
export const useTransferStep = (request: Request): NextStep | null =>
  findTransferStep(request, useTransferAgreement(request).rows[0]);
