/**
 * Resources in a draft that its owner may no longer request, shown when the draft is opened and not only when it is
 * submitted.
 */
import { canOwnerEditSamples, requestType, REQUEST_STATUS, type RequestStatus } from '@portal/contract';
import { findGrant, forbidden, query, readOne, wrongState, type Handler, type Reads } from '@portal/kit';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { offerProblem } from '../draft/offers.ts';
import { requestPolicy, requestResource } from '../../request/index.ts';
import { mayAskForKind } from '../samples/sample-kind.ts';
import { requestedSamples } from '../samples/store-samples.ts';
import { chosenProblems, readSubmission } from './check.ts';

async function readProblems(
  reads: Reads,
  id: number,
  status: RequestStatus,
): Promise<Record<string, string[]>> {
  const submission = await readSubmission(reads, id);
  const { type, owner_id: ownerId, additional_data: answers } = submission;
  const isDraft = status === REQUEST_STATUS.CREATED;
  const { sampleFields } = requestType(type);
  const kindId = requestedSamples(type, answers)?.kindId ?? null;
  const isKindRefused =
    kindId !== null && canOwnerEditSamples(status) && !(await mayAskForKind(reads, ownerId, kindId));
  const isNonAutismResearch = isDraft && submission.project_is_non_autism;
  return {
    ...chosenProblems(submission),
    ...(sampleFields && isKindRefused
      ? { [`additional_data.${sampleFields.kind}`]: [requestRefusals.samples.kindRefused] }
      : {}),
    ...(isDraft ? await offerProblem(reads, { ownerId, type, id, isNonAutismResearch }) : {}),
  };
}

export const resourceProblemRoutes: readonly Handler[] = [
  query('GET /request/{id}/resource-problems/', async ({ actor, database, params }) => {
    const { object: request } = await readOne(database, requestResource, actor, params.id);
    if (!request.abilities['edit']) {
      // the caller could edit the request in another state, so the reason is the state
      const isTheirs = request.owner.id === actor.userId || findGrant(requestPolicy, 'edit', actor) === 'any';
      throw isTheirs ? wrongState(requestRefusals.state.closed) : forbidden();
    }
    const problems = await readProblems(database, request.id, request.status);
    return { results: Object.entries(problems).map(([field, messages]) => ({ field, messages })) };
  }),
];
