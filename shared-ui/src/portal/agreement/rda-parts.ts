import type { Agreement } from '@portal/contract';

/** Props of the parts of the agreement page. */
export interface RdaPart {
  readonly agreement: Agreement;
  readonly etag: string | null;
  readonly reload: () => Promise<void>;
}

export const may = ({ abilities }: Agreement, action: string): boolean => abilities[action] ?? false;
