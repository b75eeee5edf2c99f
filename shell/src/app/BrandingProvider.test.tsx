import { screen, waitFor } from '@testing-library/react';
import { DEFAULT_BRANDING } from '@portal/contract/branding';
import { Page } from '@portal/shared-ui/page';
import { renderWithPortal } from '@portal/shared-ui/testing';
import { use } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { BrandingContext } from '@portal/shared-ui/branding';
import { BrandingProvider } from './BrandingProvider.tsx';

function Words() {
  const { words, isLoading } = use(BrandingContext);
  return isLoading ? <p>waiting</p> : <Page title="Home">{words.support_email}</Page>;
}
const show = () =>
  renderWithPortal(
    <BrandingProvider>
      <Words />
    </BrandingProvider>,
  );
afterEach(() => vi.unstubAllGlobals());

test('the words of the installation are shown, its name in the title too', async () => {
  const words = { ...DEFAULT_BRANDING, product_name: 'Aurora Base', support_email: 'help@aurora.test' };
  const paths: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    paths.push(path);
    return Promise.resolve(Response.json(words));
  });
  show();
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByText('help@aurora.test')).toBeTruthy();
  expect(document.title).toBe('Home – Aurora Base');
  expect(paths).toEqual(['/api/branding/']);
});

test("without an answer the specification's words are used", async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })));
  show();
  await waitFor(() => expect(screen.getByText(DEFAULT_BRANDING.support_email)).toBeTruthy());
  expect(document.title).toBe('Home – SFARI Base');
});
