import type { Request } from '@portal/contract';
import { type ApiRead, useApi } from '@portal/shared-ui/data';

/** A part of the page, with the version that it shows. */
export interface RequestPart {
  request: Request;
  read: Pick<ApiRead<Request>, 'etag' | 'reload'>;
}

/** A request with everything that its owner sees of it. */
export function useRequest(id: number): ApiRead<Request> {
  return useApi('GET /request/{id}/', {
    params: { id },
    query: { expand: 'datasets,access_control_list,details,stages,decision_note,withdrawal,last_message' },
  });
}
