import type { Agreement } from '@portal/contract';
import { RDA_STATUS } from '@portal/contract/statuses';

/** Props of the parts of the agreement page. */
export interface RdaPart {
  readonly agreement: Agreement;
  readonly etag: string | null;
  readonly reload: () => Promise<void>;
}

export const may = ({ abilities }: Agreement, action: string): boolean => abilities[action] ?? false;

/** True if the user can record that the foundation signed on paper, and cannot sign in the portal instead. */
export const canRecordFoundation = (agreement: Agreement): boolean =>
  may(agreement, 'edit') &&
  !may(agreement, 'countersign') &&
  agreement.additional_data.status === RDA_STATUS.AWAITING_EXECUTION &&
  agreement.papers.at(-1)?.state !== 'waiting';
