/** Ids that were typed but not added yet: they survive a reload and are added when the user leaves the step. */
import type { Request } from '@portal/contract';
import { SAMPLE_ID_LENGTH, readSampleAmounts } from '@portal/contract/samples/sample-ids';
import { fill } from '@portal/shared-ui';
import { useTabDraft } from '@portal/shared-ui/session';
import type { DraftValues } from '../model/draft-values.ts';
import type { Problem } from '../model/steps.ts';
import { problemLabel, sectionFields, type StepKey, type WizardPlan } from '../model/wizard-plan.ts';
import { addSamples, readSamples } from './parse-samples.ts';
import { checkedFor } from '../model/sample-checks.ts';
import { samples as words } from '#texts/samples';

export interface PendingText {
  readonly text: string;
  readonly type: (text: string) => void;
}

export function usePendingSamples(request: Pick<Request, 'id'> | null): PendingText {
  const [text, type] = useTabDraft(`samples-${request?.id ?? 'new'}`);
  return { text, type };
}

/** Why the typed text cannot be added; undefined if it can. */
export function pendingProblem(text: string): string | undefined {
  const { samples, refused } = readSamples(text);
  if (refused.length > 0) return fill(words.tooLong, { ids: refused.join(', '), limit: SAMPLE_ID_LENGTH });
  return text.trim() !== '' && Object.keys(samples).length === 0 ? words.unreadable : undefined;
}

export interface TakenIn {
  /** The changes that add the ids to the draft. */
  readonly changes: Readonly<Record<string, unknown>>;
  readonly problem: Problem | undefined;
  /** The text that remains in the input. */
  readonly text: string;
}

/** Undefined if the input is empty or not part of the step. */
export function takeInPending(
  plan: WizardPlan,
  step: StepKey,
  values: DraftValues | null,
  text: string,
): TakenIn | undefined {
  const name = plan.type.sampleFields?.samples;
  const target = values && checkedFor(plan.type, values);
  if (name === undefined || !target || text.trim() === '') return undefined;
  if (plan.readOnlyFields.includes(name)) return undefined;
  if (!sectionFields(plan, step, values).some((field) => field.name === name)) return undefined;
  const { samples, refused } = readSamples(text);
  const message = pendingProblem(text);
  return {
    changes: { [name]: addSamples(readSampleAmounts(values[name]), samples, target.kind.standard) },
    problem: message === undefined ? undefined : { name, label: problemLabel(plan, name), message },
    text: message === undefined ? '' : refused.length > 0 ? refused.join('\n') : text,
  };
}
