import type { TransferAgreement } from '@portal/contract/types';

/** What the parts of the page work on. */
export interface TransferPart {
  readonly agreement: TransferAgreement;
  readonly etag: string | null;
  readonly reload: () => Promise<void>;
}

/** What every write to an agreement makes old. */
export const INVALIDATES = ['history', 'transfer-agreement', 'abn-request'] as const;
