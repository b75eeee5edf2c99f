import type { BrandingLink, BrandingWords } from '@portal/contract';
import { query, translate, type Handler } from '@portal/kit';

const translateLabels = (links: readonly BrandingLink[]): BrandingLink[] =>
  links.map(({ label, href }) => ({ label: translate(label), href }));

/**
 * Texts of the installation, fixed while the service runs. They are copied, because the schema requires mutable lists.
 */
export const brandingRoutes = (words: BrandingWords, demoData: boolean): Handler[] => [
  query('GET /branding/', async () => ({
    ...words,
    demo_data: demoData,
    footer_links: {
      sites: translateLabels(words.footer_links.sites),
      policies: translateLabels(words.footer_links.policies),
    },
    restricted_countries: words.restricted_countries.map(translate),
    languages: [...words.languages],
  })),
];
