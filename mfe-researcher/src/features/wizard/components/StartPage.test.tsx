import { requestType } from '@portal/contract/request-types/lookup';
import {
  axeViolations,
  passTime,
  renderWithPortal,
  setUpUser,
  startFakeClock,
} from '@portal/shared-ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { basketCodes } from '../../basket/basket.ts';
import { Component as RequestCreatePage } from '../pages/RequestCreatePage.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const REASON = '* Must apply for above Data Access before requesting this resource';
const serve = (draftCount = 1) =>
  fakeApi(({ path: asked }) => {
    if (asked.startsWith('/request-offer/'))
      return {
        status: 200,
        body: {
          results: [
            { type: 1, key: 'dataset', reason: null },
            { type: 4, key: 'research_match', reason: null },
            { type: 8, key: 'abn_tissue', reason: REASON },
          ],
        },
      };
    if (asked === '/request/')
      return {
        status: 200,
        body: { count: draftCount, next: null, previous: null, results: [buildDraft()] },
      };
    return { status: 200, body: { count: 0, next: null, previous: null, results: [] } };
  });

const show = (path: string) =>
  renderWithPortal(
    <AsResearcher>
      <RequestCreatePage />
    </AsResearcher>,
    { path },
  );

const open = (path: string) => {
  serve();
  return show(path);
};

test('drafts name their type, and nothing shows before drafts and types are known', async () => {
  startFakeClock();
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  serve();
  const answerNow = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.includes('/request-offer/')) await late;
    return answerNow(address, init);
  });
  show('/request/create');
  await passTime(10_000);
  expect(screen.queryByRole('link', { name: 'Start now' })).toBeNull();
  expect(screen.queryByText('Continue a draft')).toBeNull();
  answer();
  expect(await screen.findByRole('link', { name: 'Start now' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue REQ000007' }).closest('li')?.textContent).toContain(
    `(${requestType(1).label}) for Sleep in siblings`,
  );
});

test('older drafts are in the list of requests', async () => {
  serve(7);
  show('/request/create');
  const all = await screen.findByRole('link', { name: 'Show all 7 drafts' });
  expect(all.getAttribute('href')).toBe('/request?status=1');
});

test('what is asked for decides what one needs, and goes with Start now [R2.1-17 R1-02]', async () => {
  const { container } = open('/request/create');
  const match = await screen.findByRole('radio', { name: /^Research Match/ });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Dataset/ }).checked).toBe(true);
  expect(screen.getByText(/Your Globus username/)).toBeTruthy();
  await setUpUser().click(match);
  expect(screen.getByText(/March 31st, June 30th, September 30th and December 31st/)).toBeTruthy();
  expect(screen.getByText(/IRB protocol, Consent forms/)).toBeTruthy();
  expect(screen.queryByText(/Your Globus username/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Start now' }).getAttribute('href')).toContain(
    'type=research_match',
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('what cannot be asked for now says why and cannot be chosen', async () => {
  open('/request/create');
  const tissue = await screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(REASON.slice(2)) });
  expect(tissue.disabled).toBe(true);
});

test('who comes from a dataset is not asked', async () => {
  open('/request/create?dataset=DS0001');
  expect(await screen.findByRole('link', { name: 'Start now' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a type that cannot be asked for now has no Start now, wherever it was chosen', async () => {
  open('/request/create?type=abn_tissue');
  await screen.findByRole('radio', { name: /^Dataset/ });
  expect(screen.queryByRole('link', { name: 'Start now' })).toBeNull();
  cleanup();
  open('/request/create?dataset=DS0001&type=abn_tissue');
  expect(await screen.findByText(REASON)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Start now' })).toBeNull();
});

test('datasets of a first request are chosen where its type is, and are in the basket until it starts', async () => {
  const dataset = {
    id: '0b3f6f0e-6f5b-4b7e-9d65-0b8a3c2f7a11',
    dataset_id: 'DS0012',
    name: 'SSC Phenotype',
    available: true,
    cohort: { id: 1, display_name: 'SSC' },
    type: 1,
    description: '',
  };
  serve();
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.includes('/dataset/')
      ? Promise.resolve(Response.json({ count: 1, next: null, previous: null, results: [dataset] }))
      : answer(address, init),
  );
  const { container, user } = show('/request/create');
  await user.click(await screen.findByRole('checkbox', { name: /^SSC Phenotype/ }));
  expect(basketCodes()).toEqual(['DS0012']);
  const selection = within(screen.getByRole('region', { name: 'Your selection' }));
  expect(selection.getByText('1 dataset selected')).toBeTruthy();
  expect(selection.getByRole('link', { name: 'Start now' })).toBeTruthy();
  expect(screen.queryByText(/from the catalog for you/), 'the selection says it').toBeNull();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /^Research Match/ }));
  expect(screen.queryByRole('region', { name: 'Your selection' })).toBeNull();
});

test('types that could not be read have no Start now until they are', async () => {
  serve();
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.includes('/request-offer/')
      ? Promise.resolve(Response.json({ detail: 'No' }, { status: 400 }))
      : answer(address, init),
  );
  show('/request/create');
  expect(await screen.findByText('Could not get the available resources.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Start now' })).toBeNull();
});

test('a catalog that could not be read still has Start now', async () => {
  serve();
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.includes('/dataset/')
      ? Promise.resolve(Response.json({ detail: 'No' }, { status: 400 }))
      : answer(address, init),
  );
  const { container } = show('/request/create');
  expect(await screen.findByText('Could not get the available resources.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start now' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});
