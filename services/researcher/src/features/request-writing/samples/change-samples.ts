/** Who may change samples, and when (decision "Samples after the draft"). */
import {
  findAmount,
  canOwnerEditSamples,
  readSampleAmounts,
  requestType,
  type FormAnswers,
  type SampleAmounts,
} from '@portal/contract';
import { invalid, type Locked, type Work } from '@portal/kit';
import { ProjectModel, RequestModel } from '../../../models/index.ts';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import type { RequestState } from '../../request/index.ts';
import { correctionProblems } from './sample-problems.ts';

const isSame = (one: SampleAmounts, other: SampleAmounts): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([id, amount]) => findAmount(other, id) === amount);

/**
 * Drafts are not checked. Afterwards the kind and its product cannot change. Only administrators change ids and
 * amounts, until the request is decided, and only to available samples. Sending the stored answers is not a change.
 * @throws INVALID_INPUT, WRONG_STATE
 */
export async function checkSampleChange(
  work: Work,
  loaded: Locked<RequestState>,
  changes: FormAnswers,
): Promise<void> {
  const { state } = loaded;
  const { sampleFields } = requestType(state.type);
  if (!sampleFields || canOwnerEditSamples(state.status)) return;
  const { samples, kind, ipscs } = sampleFields;
  const stored = (await work.of(RequestModel).findById(loaded.id))?.additional_data ?? {};
  const isChanged = (name: string): boolean =>
    name in changes && (changes[name] ?? null) !== (stored[name] ?? null);
  for (const name of [kind, ipscs])
    if (isChanged(name)) throw invalid({ [`additional_data.${name}`]: [requestRefusals.samples.locked] });
  if (!(samples in changes)) return;
  if (isSame(readSampleAmounts(changes[samples]), readSampleAmounts(stored[samples]))) return;
  try {
    loaded.authorise('correct_samples');
  } catch (refusal) {
    // The owner's form sends all answers, so the refusal is shown at the field.
    if (isForbidden(refusal))
      throw invalid({ [`additional_data.${samples}`]: [requestRefusals.samples.locked] });
    throw refusal;
  }
  const project = await work.of(ProjectModel).findById(state.project_id);
  const problems = await correctionProblems(work, {
    type: state.type,
    ownerId: state.owner_id,
    answers: { ...stored, ...changes },
    isNonAutismResearch: project?.non_autism_research ?? false,
  });
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

const isForbidden = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'FORBIDDEN';
