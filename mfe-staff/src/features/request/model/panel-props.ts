import type { Request } from '@portal/contract/types';

/** Props of every part of the ADMIN panel. */
export interface PanelProps {
  readonly request: Request;
  readonly etag: string | null;
  readonly reload: () => Promise<void>;
}
