import { RequestReadinessDue, requestType, type RequestCreate, type RequestType } from '@portal/contract';
import { invalid, type Call, type Work } from '@portal/kit';
import type { z } from 'zod';
import { RequestModel } from '../../../models/index.ts';
import { beginReadiness } from '../../team/index.ts';
import { blockingReasons, readOwner } from './eligibility.ts';
import { withFieldNames } from './field-names.ts';
import { offerProblem } from './offers.ts';
import { agreementProblems, writeFirstValues } from './first-values.ts';
import { startProblem, notifyOwnerOfStart } from './on-behalf.ts';
import { chooseProject } from './project-choice.ts';
import { firstDetails } from './type-choice.ts';

/**
 * Starts a draft under a project for the project's owner, who may be someone else when staff start it. It stores the
 * current versions of the form and the rubric. The owner's profile and the project provide first answers.
 */
export async function createRequest({
  call,
  work,
  body,
}: {
  call: Pick<Call, 'actor'>;
  work: Work;
  body: z.output<typeof RequestCreate>;
}): Promise<number> {
  const project = await chooseProject(work, call.actor, body.project);
  const owner = await readOwner(work, project.owner_id);
  const reasons = {
    ...startProblem(call.actor, owner.id, body.type),
    ...blockingReasons(owner),
    ...agreementProblems(call.actor, owner.id, body),
    ...(await offerProblem(work, {
      ownerId: owner.id,
      type: body.type,
      isNonAutismResearch: project.non_autism_research,
    })),
  };
  if (Object.keys(reasons).length > 0) throw invalid(reasons);
  const type = requestType(body.type);
  const { id, sfari_request_id: code } = await work
    .of(RequestModel)
    .insert({
      ...firstDetails(type.number, owner, project),
      owner_id: owner.id,
      creator_id: call.actor.userId || null,
      institution_id: owner.institution_id,
      project_id: project.id,
    })
    .returning(['id', 'sfari_request_id']);
  await beginReadiness(work, id);
  await writeFirstValues(call.actor, work, id, withFieldNames(body, body.type));
  // an event about a team member, handled before this transaction commits, does not find the request
  await work.emit(RequestReadinessDue, { request_ids: [id] });
  const request = { id, code, type: type.number as RequestType, projectTitle: project.title };
  await notifyOwnerOfStart(work, call.actor, { owner, request });
  return id;
}
