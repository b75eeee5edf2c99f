/** Texts of an installation, and their defaults (docs/deployment.md). */

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
  /**
   * A path on the portal or a `data:image/…` URL, since pages may not load images from elsewhere; null for the built-in
   * logo.
   */
  readonly logo_url: string | null;
  readonly support_email: string;
  readonly footer_links: {
    /** Links for visitors: the foundation's websites and the user guide. */
    readonly sites: readonly BrandingLink[];
    /** Links for everyone. */
    readonly policies: readonly BrandingLink[];
  };
  readonly restricted_countries: readonly string[];
  /** The foundation's time zone, in which deadlines end. */
  readonly time_zone: string;
  /** Shown during an impersonation. */
  readonly environment: PortalEnvironment;
  readonly demo_data?: boolean | undefined;
  readonly organizations?: readonly { readonly id: string; readonly name: string }[] | undefined;
  /** Languages that users may choose, each with its name in that language. */
  readonly languages: readonly LanguageChoice[];
}

export const nameLanguages = (codes: readonly Language[]): LanguageChoice[] =>
  codes.map((code) => ({ code, name: LANGUAGE_NAMES[code] }));

/** Texts that are translated; texts set by an installation are not. */
const WORDS = /*#__PURE__*/ translatable('branding', {
  userGuide: 'User guide',
  privacyPolicy: 'Privacy policy',
  cookiesPolicy: 'Cookies policy',
  countries: ['China (including Hong Kong and Macau)', 'Russia', 'Iran', 'North Korea', 'Cuba', 'Venezuela'],
});

/** Texts of the specification, for demos, development and tests. */
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

/** Texts in production until the installation sets its own, so that no portal uses another foundation's name. */
export const NEUTRAL_BRANDING: BrandingWords = {
  ...DEFAULT_BRANDING,
  product_name: 'Research Portal',
  foundation_name: 'Foundation',
  footer_links: { sites: [], policies: [] },
  environment: 'production',
};
