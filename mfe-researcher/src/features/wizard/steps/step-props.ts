import type { Request } from '@portal/contract';
import type { DraftField, DraftValues } from '../model/draft-values.ts';
import type { PendingText } from '../samples/pending-samples.ts';
import type { WizardPlan } from '../model/wizard-plan.ts';

/** What every step that writes a draft gets. */
export interface StepProps {
  request: Request;
  plan: WizardPlan;
  values: DraftValues;
  change: (changes: Partial<DraftValues>) => void;
  /** The message at a field; undefined while it is fine, or was not checked yet. */
  findError: (field: DraftField) => string | undefined;
  /** Called by every field with files when an upload starts and ends; the same function at every render. */
  onBusy?: (isBusy: boolean) => void;
  /** Sample ids that are typed and not in the list yet. */
  pending?: PendingText;
}
