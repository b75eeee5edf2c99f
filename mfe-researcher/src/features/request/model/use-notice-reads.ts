import type { Request } from '@portal/contract';
import { useCloseOuts } from '@portal/shared-ui/close-out';
import { useIncidents } from '@portal/shared-ui/incident';
import { useAskedPoints } from '../../revision-points/components/AskedPoints.tsx';
import { useShipments } from '../../shipment/api/use-shipments.ts';
import { useLetterProject } from '../api/use-letter-project.ts';
import { useTransferAgreement } from '../api/use-transfer-agreement.ts';
import { useOpenTeam } from './use-waiting-members.ts';

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
