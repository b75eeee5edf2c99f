/** Creates tissue requests as researchers do, and assigns reviewers to them. */
import { requestType } from '@portal/contract/request-types/lookup';
import { REQUEST_TYPE, REVIEWER_ROLE } from '@portal/contract/statuses';
import { client } from './accounts.ts';
import { getUserId } from './match-applications.ts';
import { attachLetter, type RequestRecord } from './records.ts';
import { makeDraftOfType } from './typed-drafts.ts';

/** Submits a tissue request with a collection of its owner and an IRB letter. */
export async function submitTissueRequest(account = 'pi'): Promise<RequestRecord> {
  const owner = await client(account);
  const draft = await makeDraftOfType(owner, requestType(REQUEST_TYPE.ABN_TISSUE));
  await attachLetter(owner, draft.project.id);
  return owner.send<RequestRecord>(`POST /request/${draft.id}/submit/`);
}

/** Assigns reviewers as the project manager: the first account as primary, the others as additional reviewers. */
export async function assignTissueReviewers(request: number, accounts: readonly string[]): Promise<void> {
  const manager = await client('abnpm');
  for (const [index, account] of accounts.entries())
    await manager.send('POST /review/', {
      request,
      reviewer: await getUserId(await client(account)),
      reviewer_role: index === 0 ? REVIEWER_ROLE.PRIMARY : REVIEWER_ROLE.OTHER,
    });
}
