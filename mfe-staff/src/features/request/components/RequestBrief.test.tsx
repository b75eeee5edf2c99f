import type { Request } from '@portal/contract/types';
import { axeViolations } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { RequestBrief } from './RequestBrief.tsx';

afterEach(() => vi.unstubAllGlobals());

const sample = (availability: string) => ({ sample_id: availability, availability, refusals: [] });
const donor = (donor_hash: string) => ({ donor_hash });
const offer = (donor_hash: string, is_available: boolean) => ({ donor_hash, is_available, similar: [] });
function show(more: Partial<Request>, samples: readonly object[] = [], donors: readonly object[] = []) {
  const request = buildRequest(more);
  serve({
    [`GET /request/${request.id}/collection/`]: () => ({ body: { submitted_cart: 6, donors } }),
    'GET /abn_cart/6/offer/': () => ({
      body: { results: [offer('A', true), offer('B', true), offer('C', false)] },
    }),
    [`GET /request/${request.id}/samples/`]: () => ({ body: { sample_type: null, results: samples } }),
  });
  return showAs('sfari_admin', <RequestBrief request={request} />);
}
const facts = () =>
  within(screen.getByRole('region', { name: 'Readiness' }))
    .getAllByRole('list')
    .at(-1)?.textContent;
const dataset = { id: 'a6b0a9b1-6b6b-4a52-9b6f-2f4a3f0c1d10', dataset_id: 'DS0010', display_name: 'SSC' };
const hint = (verdict: 'fits' | 'conflicts' | 'judge') => ({
  dataset,
  term: 'DUO:0000046' as const,
  verdict,
  reason: '',
});

test('a request that can be approved says so in one line, and each fact leads to its part', async () => {
  const { container } = show({
    type: 4,
    decisions: [4, 5],
    research_team_ready: true,
    project_has_approved_req: true,
    data_use: [hint('fits')],
  });
  for (const text of [
    'Team ready',
    'IRB requirement met',
    'Institution approved',
    'RDA executed',
    'Fits the terms of use',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Team ready' }).getAttribute('href')).toMatch(/\?tab=team/);
  expect(screen.getByRole('link', { name: 'Earlier request approved' })).toBeTruthy();
  const executed = screen.getByRole('link', { name: 'RDA executed' });
  expect(executed.getAttribute('href')).toBe('/institution/1');
  // a line of text around the chip would move it down or up beside the others
  expect(getComputedStyle(executed).display).toBe('inline-flex');
  expect(await axeViolations(container)).toEqual([]);
});

test('after the approval nothing is said of the IRB letter', () => {
  show({ type: 4, status: 4, decisions: [7] });
  expect(facts()).not.toContain('IRB');
});

test.each<[string, Partial<Request>]>([
  ['Team not ready', { research_team_ready: false }],
  ['IRB letter missing', { irb_required: true }],
  ['1 term does not fit', { data_use: [hint('conflicts'), hint('judge')] }],
  ['2 terms need review', { data_use: [hint('judge'), hint('judge'), hint('fits')] }],
  ['First request for this project', { first_req_on_project: true, project_has_approved_req: false }],
  ['No earlier approval', { first_req_on_project: false, project_has_approved_req: false }],
  ['RDA not executed', { institution: { ...buildRequest().institution!, rda_status: 2 } }],
  ['Researcher answered', { last_message: 'answer' }],
])('"%s" is said', (text, more) => {
  show(more);
  expect(screen.getByText(text)).toBeTruthy();
});

test('what the reader does not get is left out', () => {
  show({
    research_team_ready: null,
    data_use: null,
    first_req_on_project: null,
    project_has_approved_req: null,
  });
  expect(facts()).toBe('Institution approvedRDA executed');
});

test.each([
  [['Available', 'Limited'], 'Both samples available'],
  [['Available', 'Unavailable', 'Invalid Id'], '2 of 3 samples unavailable'],
])('samples %o: "%s"', async (samples, text) => {
  show({ type: 2, abilities: { ...buildRequest().abilities, read_samples: true } }, samples.map(sample));
  const link = await screen.findByRole('link', { name: text });
  expect(link.getAttribute('href')).toMatch(/\?tab=availability.*#admin$/);
});

test.each([
  [['A', 'B'], '2 donors'],
  [['A', 'B', 'C'], '3 donors, 1 no longer available'],
])('donors %o: "%s"', async (donors, text) => {
  show({ type: 8 }, [], donors.map(donor));
  expect((await screen.findByRole('link', { name: text })).getAttribute('href')).toMatch(/\?tab=collection/);
});

test('what is asked for follows the facts, in the words of the server', async () => {
  const { container } = show({
    brief: [
      { label: 'Datasets', text: 'SSC, SPARK' },
      { label: 'Intended use', text: 'Sleep in siblings' },
    ],
  });
  const answers = container.querySelector('dl');
  expect(answers?.textContent).toBe('DatasetsSSC, SPARKIntended useSleep in siblings');
  const last = screen.getByText('Institution approved');
  expect(last.compareDocumentPosition(answers as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await axeViolations(container)).toEqual([]);
});

test('a request without such answers has no empty list', () => {
  const { container } = show({ brief: [] });
  expect(container.querySelector('dl')).toBeNull();
});
