import { readBranding } from '@portal/common';
import { DEFAULT_BRANDING, type BrandingLink } from '@portal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { readCoreSettings } from '../../settings.ts';

const read = (variables: Record<string, string>) =>
  readCoreSettings({ AUTH_PRIVATE_KEY: 'k', DATA_DIR: '/tmp/x', ...variables }, 'http://localhost:8080')
    .branding;

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore({
    PSEUDO_LANGUAGE: 'no',
    BRANDING_PRODUCT_NAME: 'Aurora Base',
    BRANDING_FOUNDATION_NAME: 'Aurora Foundation',
    BRANDING_LOGO_URL: 'data:image/svg+xml,%3Csvg/%3E',
    BRANDING_SUPPORT_EMAIL: 'help@aurora.test',
    BRANDING_FOOTER_LINKS: '{"sites": {"Guide": "https://aurora.test/guide"}}',
    BRANDING_RESTRICTED_COUNTRIES: 'Freedonia; Sylvania (north, south)',
    BRANDING_TIME_ZONE: 'Europe/Berlin',
  });
});
afterAll(() => core.stop());

it('shows everyone the words of the installation', async () => {
  const { status, body } = await core.call('GET /branding/');
  expect(status).toBe(200);
  expect(body).toEqual({
    demo_data: false,
    organizations: [],
    environment: 'development',
    product_name: 'Aurora Base',
    foundation_name: 'Aurora Foundation',
    logo_url: 'data:image/svg+xml,%3Csvg/%3E',
    support_email: 'help@aurora.test',
    footer_links: {
      sites: [{ label: 'Guide', href: 'https://aurora.test/guide' }],
      policies: DEFAULT_BRANDING.footer_links.policies,
    },
    restricted_countries: ['Freedonia', 'Sylvania (north, south)'],
    time_zone: 'Europe/Berlin',
    languages: [
      { code: 'en', name: 'English' },
      { code: 'es', name: 'Español' },
    ],
  });
});

it('translates its own labels and countries, and leaves those of the settings as they are', async () => {
  const headers = { 'Accept-Language': 'es-US' };
  const { body } = await core.call('GET /branding/', { headers });
  expect(body.footer_links.policies.map(({ label }: BrandingLink) => label)).toEqual([
    'Política de privacidad',
    'Política de cookies',
  ]);
  expect(body.restricted_countries).toEqual(['Freedonia', 'Sylvania (north, south)']);
  const standard = await startCore();
  const own = await standard.call('GET /branding/', { headers });
  await standard.stop();
  expect(own.body.restricted_countries).toContain('China (incluidos Hong Kong y Macao)');
});

it("keeps the specification's words for what is not set", () => {
  expect(read({})).toEqual(DEFAULT_BRANDING);
  expect(read({ BRANDING_PRODUCT_NAME: '' }).product_name).toBe('SFARI Base');
});

it('names no foundation in production that its settings do not name', () => {
  const bare = readBranding({ PORTAL_ENVIRONMENT: 'production' });
  expect(JSON.stringify(bare)).not.toMatch(/sfari|simons/i);
  expect(bare).toMatchObject({ product_name: 'Research Portal', footer_links: { sites: [], policies: [] } });
  const named = readBranding({ PORTAL_ENVIRONMENT: 'production', BRANDING_PRODUCT_NAME: 'Aurora Base' });
  expect(named.product_name).toBe('Aurora Base');
});

it.each([
  ['BRANDING_FOOTER_LINKS', 'Guide=https://aurora.test', 'must be JSON'],
  ['BRANDING_FOOTER_LINKS', '{"sites": {"Guide": "javascript:alert(1)"}}', 'must be an address'],
  ['BRANDING_LOGO_URL', 'https://elsewhere.test/logo.png', 'must be a path'],
])('refuses %s=%s in one line', (name, value, words) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}.*${words}[^\n]*$`));
});
