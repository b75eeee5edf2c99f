import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { swrOptions } from '../portal/data/swr-options.ts';

/** Reads every time: within two seconds the next test would get no answer of its own. For pages without SessionProvider. */
export function FreshReads({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ ...swrOptions, dedupingInterval: 0 }}>{children}</SWRConfig>;
}
