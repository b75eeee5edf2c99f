/** BRANDING_* variables; the defaults are the specification's texts, or neutral ones in production (decision 522). */
import {
  DEFAULT_BRANDING,
  nameLanguages,
  NEUTRAL_BRANDING,
  type BrandingWords,
} from '@portal/contract/branding';
import { isPortalPath } from '@portal/contract/portal-path';
import { environmentName, offeredLanguages, timeZoneName } from '@portal/kit';
import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' });
/** Labels and addresses, in the given order. */
const links = z
  .record(z.string().min(1), webAddress)
  .transform((given) => Object.entries(given).map(([label, href]) => ({ label, href })));

const FooterLinks = z
  .string()
  .transform((value, context): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({
        code: 'custom',
        message: 'must be JSON such as {"sites": {"User guide": "https://…"}, "policies": {}}',
      });
      return z.NEVER;
    }
  })
  .pipe(z.strictObject({ sites: links.optional(), policies: links.optional() }));

export const brandingVariables = {
  PORTAL_ENVIRONMENT: environmentName.optional(),
  PSEUDO_LANGUAGE: z.enum(['yes', 'no']).optional(),
  BRANDING_PRODUCT_NAME: z.string().optional(),
  BRANDING_FOUNDATION_NAME: z.string().optional(),
  BRANDING_LOGO_URL: z
    .string()
    .refine(
      (value) => value.startsWith('data:image/') || isPortalPath(value),
      'must be a path on the portal or a data:image/… address',
    )
    .optional(),
  BRANDING_SUPPORT_EMAIL: z.string().optional(),
  BRANDING_FOOTER_LINKS: FooterLinks.optional(),
  BRANDING_TIME_ZONE: timeZoneName.optional(),
  /** Separated by semicolons, because names of countries may contain commas. */
  BRANDING_RESTRICTED_COUNTRIES: z
    .string()
    .transform((value) =>
      value
        .split(';')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .optional(),
};

const Values = z.object(brandingVariables);

/** The branding texts of this installation, from the parsed variables. */
export function createBranding(values: z.output<typeof Values>): BrandingWords {
  const standard = values.PORTAL_ENVIRONMENT === 'production' ? NEUTRAL_BRANDING : DEFAULT_BRANDING;
  const given = values.BRANDING_FOOTER_LINKS;
  return {
    product_name: values.BRANDING_PRODUCT_NAME ?? standard.product_name,
    foundation_name: values.BRANDING_FOUNDATION_NAME ?? standard.foundation_name,
    logo_url: values.BRANDING_LOGO_URL ?? standard.logo_url,
    support_email: values.BRANDING_SUPPORT_EMAIL ?? standard.support_email,
    footer_links: {
      sites: given?.sites ?? standard.footer_links.sites,
      policies: given?.policies ?? standard.footer_links.policies,
    },
    restricted_countries: values.BRANDING_RESTRICTED_COUNTRIES ?? standard.restricted_countries,
    time_zone: values.BRANDING_TIME_ZONE ?? standard.time_zone,
    environment: values.PORTAL_ENVIRONMENT ?? standard.environment,
    languages: nameLanguages(offeredLanguages(values)),
  };
}

/** The sender of every mail of the portal, for drafts and for the mailer; by default the name of the portal. */
export const formatMailFrom = (
  { product_name: name }: Pick<BrandingWords, 'product_name'>,
  given: string | undefined,
): string => given || `"${name.replaceAll('"', '')}" <no-reply@portal.test>`;

/** @throws with one line per variable that is malformed */
export function readBranding(variables: Readonly<Record<string, string | undefined>>): BrandingWords {
  // An empty variable counts as unset.
  const parsed = Values.safeParse(
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')),
  );
  if (parsed.success) return createBranding(parsed.data);
  throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
}
