import { render, screen, waitFor, within } from '@testing-library/react';
import { FEATURES } from '@portal/contract/administration';
import { PortalProvider } from '@portal/shared-ui';
import { SessionContext, type SessionState } from '@portal/shared-ui/session';
import {
  axeViolations,
  FreshReads,
  renderWithPortal,
  sessionUser,
  VISITOR as visitor,
} from '@portal/shared-ui/testing';
import { createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RemoteDeclaration, type RemoteEntry } from '@portal/contract/remotes';
import { RegistryContext } from '../../remotes/registry-context.ts';
import { Footer } from '../../app/layout/Footer.tsx';
import { Header } from '../../app/layout/Header.tsx';
import { Ribbons } from '../../app/layout/Ribbons.tsx';
import { HomePage } from './HomePage.tsx';

const COHORTS = ['SSC', 'Simons Searchlight', 'SPARK', 'AIC'].map((name, index) => ({
  id: index + 1,
  name,
  display_name: `${name}, in full`,
  description: `About ${name}`,
  welcome_packet: `https://packets.test/${index + 1}`,
}));
let features: readonly string[];
let countsAnswer: () => Response;
const REMOTE = path.join(import.meta.dirname, '../../../../mfe-researcher/remote.json');
const researcher: RemoteEntry = {
  ...RemoteDeclaration.parse(JSON.parse(readFileSync(REMOTE, 'utf8'))),
  version: '1',
  manifest: '/mfe/mfe-researcher/1/mf-manifest.json',
  integrity: 'sha384-x',
};
beforeEach(() => {
  features = [FEATURES.publicProfiles];
  countsAnswer = () => Response.json({ detail: 'x', code: 'SERVICE_UNAVAILABLE' }, { status: 503 });
  vi.stubGlobal('PORTAL_APP_VERSION', '1.0.0');
  vi.stubGlobal('fetch', (url: string) => {
    if (url.startsWith('/api/public/figures/')) return Promise.resolve(countsAnswer());
    const results = url.startsWith('/api/cohort/')
      ? COHORTS
      : url.startsWith('/api/meta-data/')
        ? [{ id: 1, version: '4.2.0', enabled: true }]
        : url.startsWith('/api/feature-toggle/')
          ? features.map((code, id) => ({ id, feature_code: code, enabled: true }))
          : [];
    return Promise.resolve(Response.json({ count: results.length, next: null, previous: null, results }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const suspended: SessionState = {
  ...visitor,
  status: 'signed-in',
  role: 'primary_researcher',
  roles: ['primary_researcher'],
  user: sessionUser({ display_name: 'Ada Reader', email: 'ada@uni.test', suspended_request: 12 }),
};
const show = (ui: ReactNode, session = visitor) =>
  renderWithPortal(
    <FreshReads>
      <SessionContext value={session}>{ui}</SessionContext>
    </FreshReads>,
  );

test('visitors find resources, the way in, a learn-more link, five cohorts and the public catalogue [C2.1.1 C6.4.1 C2.1.14]', async () => {
  const { container } = show(
    <RegistryContext value={{ status: 'ready', remotes: [researcher], retry: () => undefined }}>
      <Header />
      <HomePage />
    </RegistryContext>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  for (const name of ['Datasets', 'Biospecimens', 'Brain tissue', 'Research Match'])
    expect(screen.getByText(name)).toBeTruthy();
  for (const kind of ['Phenotype Data', 'Genetic Data', 'Imaging/EEG Data', 'Other Resources'])
    expect(screen.getByText(new RegExp(kind))).toBeTruthy();
  expect(
    screen.getByText(
      /^Plasma, whole blood DNA, saliva DNA, lymphoblastoid cell lines and their DNA, fibroblasts and induced/,
    ),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log In' })).toBeTruthy();
  const navigation = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(navigation.getByRole('link', { name: 'Learn more' })).toBeTruthy();
  expect(navigation.getByRole('link', { name: 'Public Resources' }).getAttribute('href')).toBe(
    '/public-resources',
  );
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register');
  expect(screen.getByRole('link', { name: 'How to get access' }).getAttribute('href')).toBe(
    `#${screen.getByRole('heading', { name: 'How to get access' }).id}`,
  );
  expect(screen.getByRole('link', { name: 'Browse the public resources' }).getAttribute('href')).toBe(
    '/public-resources',
  );
  const researchers = await navigation.findByRole('link', { name: 'Researchers' });
  expect(researchers.getAttribute('href')).toBe('/public/user');
  const heading = await screen.findByRole('heading', { name: 'Cohorts' });
  const section = heading.parentElement ?? container;
  expect(within(section).getAllByRole('listitem')).toHaveLength(5);
  expect(section.querySelectorAll('svg')).toHaveLength(5);
  expect(await within(section).findByText('About SPARK')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('home offers a new request to those who make requests, once [R2.6-05]', async () => {
  show(
    <RegistryContext value={{ status: 'ready', remotes: [], retry: () => undefined }}>
      <HomePage />
    </RegistryContext>,
    suspended,
  );
  expect((await screen.findByRole('link', { name: 'New Request' })).getAttribute('href')).toBe(
    '/request/create',
  );
});

test('the counts of the portal, as far as they are shown', async () => {
  countsAnswer = () =>
    Response.json({
      participants: 166_830,
      genomes: 21_640,
      datasets: 31,
      resources: null,
      days_to_decision: 12,
    });
  const { container } = show(<HomePage />);
  const strip = within(await screen.findByRole('region', { name: 'The portal in numbers' }));
  expect(await strip.findByText('166,830')).toBeTruthy();
  const terms = container.querySelectorAll('[data-testid=figures] dt');
  expect([...terms].map(({ textContent }) => textContent)).toEqual([
    'Participants',
    'Whole genomes',
    'Datasets',
    'Median days to a decision',
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

test.each([
  ['cannot be had', () => Response.json({ detail: 'x', code: 'SERVICE_UNAVAILABLE' }, { status: 503 })],
  [
    'say nothing',
    () =>
      Response.json({
        participants: null,
        genomes: null,
        datasets: null,
        resources: null,
        days_to_decision: null,
      }),
  ],
])('the page is complete where the counts %s', async (_, answer) => {
  countsAnswer = answer;
  show(<HomePage />);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'The portal in numbers' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Create an account' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part that is switched off has no entry in the navigation', async () => {
  features = [];
  show(
    <RegistryContext value={{ status: 'ready', remotes: [researcher], retry: () => undefined }}>
      <Header />
    </RegistryContext>,
  );
  const navigation = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(navigation.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Public Resources',
    'Learn more',
  ]);
});

/** The footer asks which route is shown, so it needs a router with data. */
const renderFooter = (session: SessionState) => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <FreshReads>
          <SessionContext value={session}>
            <Footer />
          </SessionContext>
        </FreshReads>
      ),
    },
  ]);
  return <RouterProvider router={router} />;
};

test('the footer: mission, sites, help and welcome packets for visitors; version and policies for all [C2.7.2]', async () => {
  const { unmount } = render(<PortalProvider>{renderFooter(visitor)}</PortalProvider>);
  expect(await screen.findByText(/^© 2022 .*Version 4\.2\.0$/)).toBeTruthy();
  expect(screen.getByText(/We advance the basic science of autism/)).toBeTruthy();
  const packets = await screen.findByRole('navigation', { name: 'Welcome packets' });
  expect(
    within(packets)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['SSC', 'Simons Searchlight', 'SPARK', 'AIC']);
  const more = screen.getByRole('navigation', { name: 'Learn more' });
  expect(
    within(more)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
    'the sites of the foundation, the user guide, the help address',
  ).toEqual(['SFARI', 'Simons Foundation', 'User guide', 'Write to us']);
  const policies = screen.getByRole('navigation', { name: 'Policies and help' });
  for (const name of ['Privacy policy', 'Cookies policy', 'Terms of service', 'Help'])
    expect(within(policies).getByRole('link', { name })).toBeTruthy();
  unmount();

  render(<PortalProvider>{renderFooter(suspended)}</PortalProvider>);
  expect(await screen.findByRole('navigation', { name: 'Policies and help' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Welcome packets' })).toBeNull();
  expect(screen.queryByRole('link', { name: '4.2.0' })).toBeNull();
});

test('the version in the footer leads staff to what it brought [S2.11-01]', async () => {
  render(<PortalProvider>{renderFooter({ ...suspended, role: 'sfari_reviewer' })}</PortalProvider>);
  const link = await screen.findByRole('link', { name: '4.2.0' });
  expect(link.getAttribute('href')).toBe('/release-notes');
});

test('a suspended researcher sees why, the request, and whom to ask [C2.9.1 R4-38 R8-24]', () => {
  show(<Ribbons />, suspended);
  const ribbon = screen.getByRole('region', { name: 'Access suspended' });
  expect(ribbon.textContent).toContain('Your access is suspended for non-compliance with a request.');
  expect(within(ribbon).getByRole('link', { name: 'Open the request' }).getAttribute('href')).toBe(
    '/request/12',
  );
  expect(within(ribbon).getByRole('link', { name: 'contact support' })).toBeTruthy();
});
