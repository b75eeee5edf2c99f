import type { BrandingWords } from '@portal/contract';
import { query, type Handler } from '@portal/kit';

/** The words of the installation, fixed while the service runs. The schema wants lists that may be written to. */
export const brandingRoutes = (words: BrandingWords): Handler[] => [
  query('GET /branding/', async () => ({
    ...words,
    footer_links: { sites: [...words.footer_links.sites], policies: [...words.footer_links.policies] },
    restricted_countries: [...words.restricted_countries],
    languages: [...words.languages],
  })),
];
