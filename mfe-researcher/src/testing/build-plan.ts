import type { FormAnswers, Request } from '@portal/contract';
import { planWizard, type WizardPlan } from '../features/wizard/model/wizard-plan.ts';

/** The wizard plan for a new request, or for one that is being edited. */
export const buildPlan = (request: Request, given: FormAnswers = {}, hasProject = true): WizardPlan =>
  planWizard({ request, typeNumber: request.type, given, hasProject });
