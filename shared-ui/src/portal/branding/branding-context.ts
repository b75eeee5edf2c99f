import { createContext, use } from 'react';
import { DEFAULT_BRANDING, type BrandingWords } from '@portal/contract/branding';

/** Until the server answers: the texts of the specification. */
export const BrandingContext = createContext<{ words: BrandingWords; isLoading: boolean }>({
  words: DEFAULT_BRANDING,
  isLoading: false,
});

/** Names, addresses and texts of the organization that runs this portal (decisions, "Screens"). */
export function useBranding(): BrandingWords {
  return use(BrandingContext).words;
}
