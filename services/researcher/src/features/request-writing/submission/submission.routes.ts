import { REQUEST_STATUS } from '@portal/contract';
import { lockOne, mutation, type Call, type Handler, type Locked } from '@portal/kit';
import {
  readRequestAnswer,
  currentRequest,
  type RequestState,
  requestResource,
} from '../../request/index.ts';
import { RequestModel } from '../../../models/index.ts';
import { refreshSamples, type SampleParts } from '../../sample/index.ts';
import { requestedSamples } from '../samples/store-samples.ts';
import { submitRenewal } from './submit-renewal.ts';
import { submitRequest, type SubmissionParts } from './submit.ts';

/**
 * Updates the samples from the external inventory before anything is locked, so that only the submitting person waits
 * for it.
 */
async function refreshNamedSamples(
  parts: SampleParts,
  { database, params }: Call<'POST /request/{id}/submit/'>,
) {
  if (!parts.inventory) return;
  const request = await database.read(RequestModel).findById(params.id);
  const requested = request && requestedSamples(request.type, request.additional_data);
  if (!requested?.kindId || request?.status !== REQUEST_STATUS.CREATED) return;
  await refreshSamples(parts, requested.kindId, Object.keys(requested.samples));
}

export const submissionRoutes = (parts: SampleParts & SubmissionParts): Handler[] => [
  mutation<'POST /request/{id}/submit/', Locked<RequestState>>('POST /request/{id}/submit/', {
    before: (call) => refreshNamedSamples(parts, call),
    load: ({ actor, params }, work) => lockOne(requestResource, { work, actor, id: params.id }),
    authorise: 'submit',
    current: ({ call, work }) => currentRequest(work, call.actor, call.params.id),
    command: ({ call, work, loaded }) =>
      loaded.state.renewal_of === null
        ? submitRequest(work, call, loaded, parts)
        : submitRenewal({ work, actor: call.actor, id: call.params.id, state: loaded.state }),
    present: ({ call, work }) => readRequestAnswer(work, call.actor, call.params.id),
  }),
];
