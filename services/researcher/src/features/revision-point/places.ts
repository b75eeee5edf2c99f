import {
  listRevisionPlaces,
  pinnedForm,
  requestType,
  shortLabel,
  type RevisionPlace,
} from '@portal/contract';
import type { Reads } from '@portal/kit';
import { RequestModel } from '../../models/index.ts';

/** The places in the request's form version that a revision point may refer to, named as for its writer. */
export async function readPlaces(reads: Reads, requestId: number): Promise<RevisionPlace[]> {
  const request = await reads.read(RequestModel).findById(requestId);
  if (!request) return [];
  const form = pinnedForm(request.type, request.form_version);
  return listRevisionPlaces(requestType(request.type), form, shortLabel);
}
