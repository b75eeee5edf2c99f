import type { StaffOperationKind } from '@portal/contract';
import { useOperations, type Operation } from '@portal/shared-ui/operation';

/** The newest operation of this kind started by the reader. */
export const useOperation = (kind: StaffOperationKind, enabled: boolean): Operation | undefined =>
  useOperations('staff', kind, { enabled, limit: 1 })[0];
