/** Files sent with a decision: uploaded first, stored with the request, attached to its mail (spec 3 section 4.3). */
import { FILE_TYPE, LIMITS, type RequestStatus } from '@portal/contract';
import { invalid, say, type Work } from '@portal/kit';
import { DecisionDocumentModel, FileView } from '../../../models/index.ts';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';

const words = requestRefusals.documents;
const FIELD = 'email.attachments';

/**
 * Checks the files to attach: each once, in the given order. Only the caller's own uploads are accepted, so that no one
 * attaches a file just because they know its id. A file must have passed the virus scan before it can be mailed.
 * @throws INVALID_INPUT
 */
export async function checkDocuments(work: Work, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (wanted.length === 0) return [];
  const files = await work.read(FileView).matching({ id: wanted });
  const own = files.filter(
    (file) => file.creator_id === work.author.actorId && file.type === FILE_TYPE.ATTACHMENT,
  );
  if (own.length !== wanted.length) throw invalid({ [FIELD]: [words.missing] });
  const waiting = own.find(({ scan }) => scan !== 'clean');
  if (waiting) throw invalid({ [FIELD]: [say(words.waitsForScan, { name: waiting.name })] });
  if (own.reduce((sum, { size }) => sum + size, 0) > LIMITS.attachedBytes)
    throw invalid({ [FIELD]: [words.tooLarge] });
  return wanted;
}

/** Runs in the decision's transaction, so that a file is stored with the request only if the decision is. */
export async function storeDecisionDocuments(
  work: Work,
  decision: { readonly requestId: number; readonly change: number; readonly status: RequestStatus },
  ids: readonly string[],
): Promise<void> {
  const { requestId, change, status } = decision;
  for (const id of ids)
    await work
      .of(DecisionDocumentModel)
      .insert({ request_id: requestId, change_id: change, status, file_id: id });
}
