/** What the rubric allows in a draft, and requires in a submitted review. */
import { isScore, MESSAGES, type Rubric, type ScoreDraft } from '@portal/contract';
import { invalid, say, translate } from '@portal/kit';
import { scoreRefusals } from '../../texts/en/score.ts';

type Faults = Record<string, string[]>;
const throwFaults = (faults: Faults): void => {
  if (Object.keys(faults).length > 0) throw invalid(faults);
};

/** @throws INVALID_INPUT by field */
export function checkDraft(rubric: Rubric, draft: ScoreDraft, cohort: string | undefined): void {
  const faults: Faults = {};
  for (const [key, { score }] of Object.entries(draft.blocks)) {
    const field = `blocks.${key}.score`;
    if (cohort !== undefined) faults[field] = [say(MESSAGES.noScoresOfCohort, { cohort })];
    else if (!rubric.criteria.some((criterion) => criterion.key === key))
      faults[`blocks.${key}`] = [translate(scoreRefusals.unknownCriterion)];
    else if (score !== null && !isScore(rubric, score)) faults[field] = [scoreMessage(rubric)];
  }
  for (const key of Object.keys(draft.notes))
    if (!rubric.notes.some((note) => note.key === key))
      faults[`notes.${key}`] = [translate(scoreRefusals.unknownNote)];
  if (draft.build_merit !== null && !rubric.asksBuildMerit)
    faults['build_merit'] = [translate(scoreRefusals.noBuildMerit)];
  throwFaults(faults);
}

function scoreMessage({ scale }: Rubric): string {
  if (scale === null) return translate(scoreRefusals.noScores);
  const limits = { minimum: String(scale.minimum), maximum: String(scale.maximum), step: String(scale.step) };
  return say(scale.step === 1 ? scoreRefusals.whole : scoreRefusals.steps, limits);
}

/** @throws INVALID_INPUT for each missing part */
export function checkComplete(rubric: Rubric, draft: ScoreDraft): void {
  const faults: Faults = {};
  const required = [MESSAGES.required];
  for (const { key } of rubric.criteria)
    if ((draft.blocks[key]?.score ?? null) === null) faults[`blocks.${key}.score`] = required;
  for (const { key, isRequired } of rubric.notes)
    if (isRequired && (draft.notes[key] ?? '').trim() === '') faults[`notes.${key}`] = required;
  if (draft.reviewer_decision === null) faults['reviewer_decision'] = required;
  if (rubric.asksBuildMerit && draft.build_merit === null) faults['build_merit'] = required;
  throwFaults(faults);
}
