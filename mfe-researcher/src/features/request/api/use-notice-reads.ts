import type { Request } from '@portal/contract';
import { useCloseOuts } from '@portal/shared-ui/close-out';
import { useIncidents } from '@portal/shared-ui/incident';
import { useAskedPoints } from '../../revision-points/components/AskedPoints.tsx';
import { useShipments } from '../../shipment/api/use-shipments.ts';
import { useLetterProject } from './use-letter-project.ts';
import { useTransferAgreement } from './use-transfer-step.ts';
import { useOpenTeam } from '../model/use-waiting-members.ts';

/** The reads on which the notices above the tabs of a request, and which tabs it has, depend. */
export const useNoticeReads = (request: Request) => [
  useOpenTeam(request),
  useLetterProject(request),
  useTransferAgreement(request),
  useShipments(request),
  useCloseOuts(request),
  useIncidents(request),
  useAskedPoints(request),
];
