import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { swrOptions } from '../portal/data/swr-options.ts';

/**
 * Disables deduplication of reads: otherwise a test would get the answer of the previous test within two seconds. For
 * pages without SessionProvider.
 */
export function FreshReads({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ ...swrOptions, dedupingInterval: 0 }}>{children}</SWRConfig>;
}
