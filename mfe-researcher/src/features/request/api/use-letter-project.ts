import type { Request } from '@portal/contract';
import { requestType } from '@portal/contract/request-types/lookup';
import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract/statuses';
import { useApi } from '@portal/shared-ui/data';

/** The letter no longer matters in these statuses. */
const CLOSED: readonly RequestStatus[] = [S.REJECTED, S.WITHDRAWN, S.ARCHIVED];

/** The project of a request that needs an IRB letter, with the letter. */
export const useLetterProject = ({ type, status, project }: Request) =>
  useApi('GET /project/{id}/', {
    params: { id: project.id },
    enabled: requestType(type).needsIrb && !CLOSED.includes(status),
    silent: true,
  });
