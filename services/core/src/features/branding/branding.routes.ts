import type { BrandingLink } from '@portal/contract';
import { query, translate, type Handler } from '@portal/kit';
import type { CoreSettings } from '../../settings.ts';

const translateLabels = (links: readonly BrandingLink[]): BrandingLink[] =>
  links.map(({ label, href }) => ({ label: translate(label), href }));

/**
 * Texts of the installation, fixed while the service runs. They are copied, because the schema requires mutable lists.
 */
export const brandingRoutes = ({
  branding: words,
  demoData,
  identityProviders,
}: Pick<CoreSettings, 'branding' | 'demoData' | 'identityProviders'>): Handler[] => [
  query('GET /branding/', async () => ({
    ...words,
    demo_data: demoData,
    organizations: identityProviders.map(({ id, name }) => ({ id, name })),
    footer_links: {
      sites: translateLabels(words.footer_links.sites),
      policies: translateLabels(words.footer_links.policies),
    },
    restricted_countries: words.restricted_countries.map(translate),
    languages: [...words.languages],
  })),
];
