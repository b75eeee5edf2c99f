import type { Request } from '@portal/contract';
import type { DraftField, DraftValues } from '../api/draft-values.ts';

/** What every step that writes a draft gets. */
export interface StepProps {
  request: Request;
  values: DraftValues;
  change: (changes: Partial<DraftValues>) => void;
  /** The message at a field; undefined while it is fine, or was not checked yet. */
  errorOf: (field: DraftField) => string | undefined;
  /** True when a request that was reviewed is edited again. */
  isRevision: boolean;
}
