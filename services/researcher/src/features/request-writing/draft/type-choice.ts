/**
 * The parts of a draft that depend on its type: the current form versions, and first answers from the owner and the
 * project.
 */
import {
  currentForm,
  prefilledAnswers,
  REQUEST_STATUS,
  requestType,
  type PrefillFacts,
  type RequestType,
} from '@portal/contract';
import { invalid, type Work } from '@portal/kit';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { clearResources } from '../../../commands/draft-resources.ts';
import { ProjectModel, RequestFileModel, RequestModel } from '../../../models/index.ts';
import type { RequestState } from '../../request/index.ts';
import { readOwner, type Owner } from './eligibility.ts';
import { offerProblem } from './offers.ts';

const prefillFacts = (owner: Owner, project: ProjectModel): PrefillFacts => ({
  globus_username: owner.globus_username,
  project_title: project.title,
  project_abstract: project.abstract,
  project_public_title: project.public_title,
  project_public_abstract: project.public_abstract,
});

export function firstDetails(type: number, owner: Owner, project: ProjectModel) {
  const form = currentForm(type);
  return {
    type: type as RequestType,
    additional_data: form ? prefilledAnswers(form, prefillFacts(owner, project)) : {},
    form_version: form?.version ?? 1,
    rubric_version: requestType(type).rubric?.version ?? null,
  };
}

/**
 * Changes the type of a draft (spec 2 section 2.1, "Changing the resource group clears earlier resource details").
 * Clears answers, choices and agreements of the old type; the people stay. The row must be locked.
 * @throws INVALID_INPUT for a request that is not a draft, or a type that its owner cannot ask for now
 */
export async function changeType(
  work: Work,
  id: number,
  state: RequestState,
  type: number,
): Promise<RequestState> {
  if (state.status !== REQUEST_STATUS.CREATED) throw invalid({ type: [requestRefusals.typeLocked] });
  const owner = await readOwner(work, state.owner_id);
  const project = await work.of(ProjectModel).findById(state.project_id);
  if (!project) throw new Error(`project ${state.project_id} of request ${id} vanished`);
  const { non_autism_research: isNonAutismResearch } = project;
  const reasons = await offerProblem(work, { ownerId: owner.id, type, id, isNonAutismResearch });
  if (Object.keys(reasons).length > 0) throw invalid(reasons);
  await clearResources(work, [id]);
  await work.of(RequestFileModel).delete().matching({ request_id: id });
  const details = firstDetails(type, owner, project);
  await work
    .of(RequestModel)
    .findById(id)
    .patch({
      ...details,
      intent_to_download: null,
      agreed_nih: null,
      data_safeguard: null,
      agreed_to_usage_policy: false,
      usage_policy_version: null,
      gpf_access_status: null,
    });
  return { ...state, type: details.type };
}
