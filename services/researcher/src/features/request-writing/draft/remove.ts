import { wrongState, type Locked, type Work } from '@portal/kit';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { RequestModel } from '../../../models/index.ts';
import type { RequestState } from '../../request/index.ts';

/** @throws WRONG_STATE when a renewal exists for the request */
export async function removeRequest({
  work,
  loaded,
}: {
  work: Work;
  loaded: Locked<RequestState>;
}): Promise<void> {
  const id = Number(loaded.id);
  const renewals = await work.read(RequestModel).matching({ renewal_of: id });
  if (renewals.length > 0)
    throw wrongState(requestRefusals.renewalExists, {
      requests: renewals.map((renewal) => ({
        id: renewal.id,
        sfari_request_id: renewal.sfari_request_id,
      })),
    });
  await work.of(RequestModel).deleteById(id);
}
