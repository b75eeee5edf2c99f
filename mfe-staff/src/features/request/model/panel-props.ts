import type { Request } from '@portal/contract/types';

/** What every part of the ADMIN panel gets. */
export interface PanelProps {
  readonly request: Request;
  readonly etag: string | null;
  readonly reload: () => Promise<void>;
}
