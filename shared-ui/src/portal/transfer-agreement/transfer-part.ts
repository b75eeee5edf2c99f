import type { TransferAgreement } from '@portal/contract/types';

/** Props of the parts of the agreement page. */
export interface TransferPart {
  readonly agreement: TransferAgreement;
  readonly etag: string | null;
  readonly reload: () => Promise<void>;
}

/** Objects to reload after every write to an agreement. */
export const INVALIDATES = ['history', 'transfer-agreement', 'abn-request'] as const;
