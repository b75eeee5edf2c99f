import type { Request } from '@portal/contract';
import type { DraftField, DraftValues } from '../model/draft-values.ts';
import type { PendingText } from '../samples/pending-samples.ts';
import type { WizardPlan } from '../model/wizard-plan.ts';

/** Props of every step that edits a draft. */
export interface StepProps {
  request: Request;
  plan: WizardPlan;
  values: DraftValues;
  change: (changes: Partial<DraftValues>) => void;
  /** The error message of a field; undefined if it is valid or was not checked yet. */
  findError: (field: DraftField) => string | undefined;
  /** Called by each file field when an upload starts and ends. The reference is stable across renders. */
  onBusy?: (isBusy: boolean) => void;
  /** Sample ids that were typed but are not in the list yet. */
  pending?: PendingText;
}
