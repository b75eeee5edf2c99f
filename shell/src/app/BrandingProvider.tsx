import { useEffect, useState, type ReactNode } from 'react';
import { DEFAULT_BRANDING } from '@portal/contract/branding';
import { api } from '@portal/shared-ui/data';
import { setSiteName } from '@portal/shared-ui/page';
import { BrandingContext } from './branding-context.ts';

/** The portal shows nothing before it knows its name; longer than this it does not wait. */
const PATIENCE = 4000;

/** Reads the words of the installation once; the name becomes part of every page title. */
export function BrandingProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState({ words: DEFAULT_BRANDING, isLoading: true });

  useEffect(() => {
    setSiteName(DEFAULT_BRANDING.product_name);
    void api('GET /branding/', { anonymous: true, signal: AbortSignal.timeout(PATIENCE) })
      .then(({ data }) => {
        setSiteName(data.product_name);
        setState({ words: data, isLoading: false });
      })
      .catch(() => setState({ words: DEFAULT_BRANDING, isLoading: false }));
  }, []);

  return <BrandingContext value={state}>{children}</BrandingContext>;
}
