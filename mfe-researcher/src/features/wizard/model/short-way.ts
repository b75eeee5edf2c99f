/** A second request begins at its review, where the steps that lack something are answered in place. */
import type { RequestTypeDefinition } from '@portal/contract/request-types/request-type';
import type { DraftValues } from './draft-values.ts';
import { stepProblems, type Problem } from './steps.ts';
import type { WizardPlan } from './wizard-plan.ts';

/** In the address. */
export const SHORT = 'short';

/** Long forms and tables of samples are answered at their own steps. */
export const canStartAtReview = ({ chapters, sampleFields }: RequestTypeDefinition): boolean =>
  chapters === undefined && sampleFields === undefined;

export const isShortWay = (search: string, { type }: WizardPlan): boolean =>
  canStartAtReview(type) && new URLSearchParams(search).has(SHORT);

/** What all steps lack, in their order. */
export const listAllProblems = (plan: WizardPlan, values: DraftValues | null): Problem[] =>
  plan.steps.flatMap((step) => stepProblems(plan, step, values));
