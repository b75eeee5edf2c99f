/** The parts of the page that depend on type, role and letter (spec 2 section 2.4). */
import type { Request } from '@portal/contract';
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { IrbBanner } from './IrbBanner.tsx';
import { RequestTabs } from './RequestTabs.tsx';

afterEach(() => vi.unstubAllGlobals());

let project = 50;
const withType = (type: Request['type'], changes: Partial<Request> = {}): Request => {
  // An id of its own, so that no answer is kept for another test.
  const { details, ...draft } = buildDraft({ projectId: (project += 1) });
  void details;
  return { ...draft, type, status: 2, ...changes };
};

test.each([
  [1, ['PI and Project', 'Request Details', 'Research Team', 'Data Sharing Policy', 'Access Details']],
  [4, ['PI and Project', 'Request Details', 'Research Team', 'Usage Policy']],
  [8, ['PI and Project', 'Request Details', 'Research Team', 'Collection', 'Usage Policy']],
] as const)('tabs of type %i [R2.4-07 R2.4-17]', async (type, labels) => {
  fakeApi(() => undefined);
  renderWithPortal(
    <AsResearcher>
      <RequestTabs request={withType(type)} />
    </AsResearcher>,
    { path: '/request/7?tab=policy' },
  );
  const tabs = await screen.findAllByRole('tab');
  // the conversation with the foundation is beyond the specification
  expect(tabs.map(({ textContent }) => textContent)).toEqual([...labels, 'Conversation']);
});

const letter = (state: string, renewal_date: string) => ({
  file: 'f',
  file_name: 'letter.pdf',
  designation: 1,
  renewal_date,
  state,
});
test.each([
  [null, 'This request needs an IRB letter', 'Add IRB'],
  [letter('expired', '2026-01-31'), 'Your IRB has expired.', 'Update IRB'],
  [letter('near_expiry', '2026-12-24'), 'Your IRB approval expires on 12/24/2026.', 'Update IRB'],
])('the banner of a letter that is %j [R2.4-19 R2.4-01]', async (irb, title, link) => {
  const request = withType(4);
  fakeApi(({ path }) =>
    path === `/project/${project}/`
      ? { body: { id: project, latest_irb: irb, abilities: { attach_irb: true } } }
      : undefined,
  );
  const { container } = renderWithPortal(<IrbBanner request={request} />);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole('button', { name: link })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('types without a letter, and closed requests, ask for none', async () => {
  const calls = fakeApi(() => ({ body: { id: 5, latest_irb: null, abilities: { attach_irb: true } } }));
  renderWithPortal(
    <>
      <IrbBanner request={withType(1)} />
      <IrbBanner request={withType(4, { status: 11 })} />
    </>,
  );
  expect(calls).toEqual([]);
});
