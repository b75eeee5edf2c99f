import { useEffect, useState, type ReactNode } from 'react';
import { DEFAULT_BRANDING, type BrandingWords } from '@portal/contract/branding';
import { api } from '@portal/shared-ui/data';
import { SupportAddress } from '@portal/shared-ui/errors';
import { setSiteName } from '@portal/shared-ui/page';
import { BrandingContext } from '@portal/shared-ui/branding';

/** Nothing is shown until the portal's name is known, but for at most this many milliseconds. */
const TIMEOUT_MS = 4000;

async function readBranding(): Promise<BrandingWords> {
  const { data } = await api('GET /branding/', {
    anonymous: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return data;
}

/** Loads the installation's texts once; the portal's name becomes part of every page title. */
export function BrandingProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState({ words: DEFAULT_BRANDING, isLoading: true });

  useEffect(() => {
    const accept = (words: BrandingWords) => {
      setSiteName(words.product_name);
      setState({ words, isLoading: false });
    };
    void readBranding().then(accept, () => accept(DEFAULT_BRANDING));
  }, []);

  return (
    <BrandingContext value={state}>
      <SupportAddress value={state.words.support_email}>{children}</SupportAddress>
    </BrandingContext>
  );
}
