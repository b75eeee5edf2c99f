/** `GET /branding/`: names, addresses and texts of the operator (docs/deployment.md). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { PORTAL_ENVIRONMENTS } from './environment.ts';
import { LANGUAGES } from '../words/language.ts';

const WebLink = z.object({ label: z.string().min(1), href: z.url({ protocol: /^https?$/ }) });

export const BrandingView = z.object({
  product_name: z.string(),
  foundation_name: z.string(),
  logo_url: z.string().nullable(),
  support_email: z.string(),
  footer_links: z.object({ sites: z.array(WebLink), policies: z.array(WebLink) }),
  restricted_countries: z.array(z.string()),
  time_zone: z.string(),
  environment: z.enum(PORTAL_ENVIRONMENTS),
  /** Demo people may log in, whose password is public; no role needs a second factor then. */
  demo_data: z.boolean().optional(),
  /** Organizations whose people log in with their own account. */
  organizations: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
  /** Languages that users may choose, each with its name in that language. */
  languages: z.array(z.object({ code: z.enum(LANGUAGES), name: z.string() })),
});

export const brandingEndpoints = defineEndpoints({
  'GET /branding/': {
    service: 'core',
    summary: 'Product and foundation name, logo, support address, footer links, restricted countries',
    access: 'anyone',
    response: BrandingView,
  },
});
