import type { Request } from '@portal/contract';
import { type ApiRead, useApi } from '@portal/shared-ui/data';

/** Props of a part of the request page: the request and its version. */
export interface RequestPart {
  request: Request;
  read: Pick<ApiRead<Request>, 'etag' | 'reload'>;
}

/** A request with all the expansions that its owner sees. */
export function useRequest(id: number): ApiRead<Request> {
  return useApi('GET /request/{id}/', {
    params: { id },
    query: { expand: 'datasets,access_control_list,details,stages,decision_note,withdrawal,last_message' },
  });
}
