/** The words of an installation and what they are without configuration (docs/deployment.md). */

import type { PortalEnvironment } from './environment.ts';
import { LANGUAGE_NAMES, LANGUAGES, PSEUDO_LANGUAGE, type Language } from '../words/language.ts';
import { translatable } from '../words/words.ts';

export interface BrandingLink {
  readonly label: string;
  readonly href: string;
}

export interface LanguageChoice {
  readonly code: Language;
  readonly name: string;
}

export interface BrandingWords {
  readonly product_name: string;
  readonly foundation_name: string;
  /** Path on the portal or a `data:image/…` address, as pages may show no picture from elsewhere; null for the built-in mark. */
  readonly logo_url: string | null;
  readonly support_email: string;
  readonly footer_links: {
    /** For visitors: sites of the foundation, user guide. */
    readonly sites: readonly BrandingLink[];
    /** For everyone. */
    readonly policies: readonly BrandingLink[];
  };
  readonly restricted_countries: readonly string[];
  /** Of the foundation: deadlines end by its clock. */
  readonly time_zone: string;
  /** Shown wherever someone acts for another. */
  readonly environment: PortalEnvironment;
  /** Those that people may choose, each by its own name. */
  readonly languages: readonly LanguageChoice[];
}

export const nameLanguages = (codes: readonly Language[]): LanguageChoice[] =>
  codes.map((code) => ({ code, name: LANGUAGE_NAMES[code] }));

/** Those of the words that are translated; what an installation sets itself stays as it is. */
const WORDS = /*#__PURE__*/ translatable('branding', {
  userGuide: 'User guide',
  privacyPolicy: 'Privacy policy',
  cookiesPolicy: 'Cookies policy',
  countries: ['China (including Hong Kong and Macau)', 'Russia', 'Iran', 'North Korea', 'Cuba', 'Venezuela'],
});

/** The specification's words: of demonstrations, development and tests. */
export const DEFAULT_BRANDING: BrandingWords = {
  product_name: 'SFARI Base',
  foundation_name: 'Simons Foundation',
  logo_url: null,
  support_email: 'support@portal.test',
  footer_links: {
    sites: [
      { label: 'SFARI', href: 'https://www.sfari.org/' },
      { label: 'Simons Foundation', href: 'https://www.simonsfoundation.org/' },
      { label: WORDS.userGuide, href: 'https://www.sfari.org/resource/sfari-base/' },
    ],
    policies: [
      { label: WORDS.privacyPolicy, href: 'https://www.simonsfoundation.org/privacy-policy/' },
      { label: WORDS.cookiesPolicy, href: 'https://www.simonsfoundation.org/cookie-policy/' },
    ],
  },
  restricted_countries: WORDS.countries,
  time_zone: 'America/New_York',
  environment: 'demo',
  languages: nameLanguages(LANGUAGES.filter((code) => code !== PSEUDO_LANGUAGE)),
};

/** Of production, until its settings name it: no portal there passes for another foundation's. */
export const NEUTRAL_BRANDING: BrandingWords = {
  ...DEFAULT_BRANDING,
  product_name: 'Research Portal',
  foundation_name: 'Foundation',
  footer_links: { sites: [], policies: [] },
  environment: 'production',
};
