import { listRevisionPlaces, pinnedForm, requestType, type RevisionPlace } from '@portal/contract';
import type { Reads } from '@portal/kit';
import { RequestModel } from '../../models/index.ts';

/** Where points of the request may be, by the form that it was made with. */
export async function readPlaces(reads: Reads, requestId: number): Promise<RevisionPlace[]> {
  const request = await reads.read(RequestModel).findById(requestId);
  if (!request) return [];
  return listRevisionPlaces(requestType(request.type), pinnedForm(request.type, request.form_version));
}
