/** A second request starts at its review, where incomplete steps are answered in place. */
import type { RequestTypeDefinition } from '@portal/contract/request-types/request-type';
import type { DraftValues } from './draft-values.ts';
import { stepProblems, type Problem } from './steps.ts';
import type { WizardPlan } from './wizard-plan.ts';

/** Name of the parameter in the address. */
export const SHORT = 'short';

/** False for types with long forms or sample tables, which must be answered at their own steps. */
export const canStartAtReview = ({ chapters, sampleFields }: RequestTypeDefinition): boolean =>
  chapters === undefined && sampleFields === undefined;

export const isShortWay = (search: string, { type }: WizardPlan): boolean =>
  canStartAtReview(type) && new URLSearchParams(search).has(SHORT);

/** The problems of all steps, in order. */
export const listAllProblems = (plan: WizardPlan, values: DraftValues | null): Problem[] =>
  plan.steps.flatMap((step) => stepProblems(plan, step, values));
