import type { Agreement } from '@portal/contract';

/** What the parts of the page work on. */
export interface RdaPart {
  readonly agreement: Agreement;
  readonly etag: string | null;
  readonly reload: () => Promise<void>;
}

export const may = ({ abilities }: Agreement, action: string): boolean => abilities[action] ?? false;
