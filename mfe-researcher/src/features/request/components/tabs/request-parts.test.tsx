/** What the parts of a request show that every type has (spec 2 section 2.4). */
import { exampleAnswers, shownAnswers } from '@portal/contract/form-answers';
import { currentForm } from '@portal/contract/request-types/lookup';
import { requestAnswers } from '@portal/contract/request-types/request-answers';
import { buildMember, renderWithPortal } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../../../testing/as-researcher.tsx';
import { buildDraft } from '../../../../testing/build-draft.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { RequestTabs } from '../RequestTabs.tsx';

afterEach(() => vi.unstubAllGlobals());

const PROJECT = {
  id: 71,
  sfari_project_id: 'PRJ000071',
  title: 'Sleep in siblings',
  abstract: 'We ask how siblings sleep.',
  non_autism_research: false,
  public_title: null,
  public_abstract: null,
  latest_irb: null,
  abilities: {},
};
const request = { ...buildDraft({ projectId: 71 }), status: 2 as const };

function show(tab: string, shown = request) {
  fakeApi(({ path }) => {
    if (path === '/project/71/') return { body: PROJECT };
    if (path === '/research-team/') return { body: { results: [buildMember()], abilities: {} } };
    return path === '/request/7/' ? { body: request, etag: '"1"' } : undefined;
  });
  renderWithPortal(
    <AsResearcher>
      <RequestTabs request={shown} />
    </AsResearcher>,
    { path: `/request/7?tab=${tab}` },
  );
}
const answersTo = (term: string) =>
  screen.getAllByText(term).map(({ nextElementSibling: answer }) => answer?.textContent);

test('the project comes with its investigator [R2.4-04]', async () => {
  show('project');
  expect(await screen.findByText('We ask how siblings sleep.')).toBeTruthy();
  expect(screen.getByText('Maya Lindqvist')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'PRJ000071: Sleep in siblings' }).getAttribute('href')).toBe(
    '/project/71',
  );
});

test.each([1, 4, 8] as const)(
  'the details of type %i are every answer of the form under its label [R2.4-05 P1-04]',
  async (type) => {
    const form = currentForm(type);
    if (!form || !request.details) throw new Error(`type ${type} has no form`);
    const details = {
      ...request.details,
      type,
      form_version: form.version,
      additional_data: exampleAnswers(form),
    };
    show('details', { ...request, type, details });
    expect(await screen.findByRole('tab', { name: 'Request Details', selected: true })).toBeTruthy();
    const shown = shownAnswers(form, requestAnswers(details).answers);
    const texts = shown.filter(({ isHtml, files }) => !isHtml && files.length === 0);
    expect(texts.length).toBeGreaterThan(0);
    for (const { label, words } of texts) expect(answersTo(label)).toContain(words || 'No data provided');
  },
);

test('the team is a table of its members, with who gets access [R2.4-06]', async () => {
  show('team');
  const row = await screen.findByRole('row', { name: /Maya Lindqvist/ });
  expect(within(row).getByText('Primary Researcher')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Research Team', selected: true })).toBeTruthy();
});
