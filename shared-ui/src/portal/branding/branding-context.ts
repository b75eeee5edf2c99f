import { createContext, use } from 'react';
import { DEFAULT_BRANDING, type BrandingWords } from '@portal/contract/branding';

/** Without the server's answer: the specification's words. */
export const BrandingContext = createContext<{ words: BrandingWords; isLoading: boolean }>({
  words: DEFAULT_BRANDING,
  isLoading: false,
});

/** Names, addresses and words of the person who runs this portal (decisions, "Screens"). */
export function useBranding(): BrandingWords {
  return use(BrandingContext).words;
}
