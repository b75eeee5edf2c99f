/** A long form a chapter at a time, from its first question to the steps after it. */
import type { Request } from '@portal/contract';
import { exampleAnswers } from '@portal/contract/form-answers';
import { currentForm } from '@portal/contract/request-types/lookup';
import { REQUEST_TYPE } from '@portal/contract/statuses';
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { useLocation, useNavigate } from '@portal/shared-ui/router';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi, type Call, type Reply } from '../../../testing/fake-api.ts';
import { Wizard } from './Wizard.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] });
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Where() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="address">{`${search}${hash}`}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}
const address = () => screen.getByLabelText('address').textContent;

function buildApplication(missing: readonly string[]): Request {
  const form = currentForm(REQUEST_TYPE.RESEARCH_MATCH);
  if (!form) throw new Error('Research Match has a form');
  const answers = exampleAnswers(form, {}, { file: { id: 'a', name: 'protocol.pdf' } });
  const draft = buildDraft();
  if (!draft.details) throw new Error('a draft has details');
  return {
    ...draft,
    type: REQUEST_TYPE.RESEARCH_MATCH,
    datasets: [],
    details: {
      ...draft.details,
      type: REQUEST_TYPE.RESEARCH_MATCH,
      form_version: form.version,
      additional_data: Object.fromEntries(
        Object.entries(answers).filter(([name]) => !missing.includes(name)),
      ),
    },
  };
}

function openApplication(
  place: string,
  missing: readonly string[] = [],
  answer: (call: Call) => Reply | undefined = () => undefined,
) {
  fakeApi((call) => {
    if (call.path.startsWith('/request/7/')) return answer(call);
    return call.path === '/research-team/' ? { body: { results: [], abilities: {} } } : undefined;
  });
  const initial = { data: buildApplication(missing), etag: '"1"' };
  return renderWithPortal(
    <AsResearcher>
      <Wizard
        initial={initial}
        typeNumber={initial.data.type}
        breadcrumbs={[]}
        isRevision={false}
        firstStep={() => 'Choose a project'}
      />
      <Where />
    </AsResearcher>,
    { path: `/request/create?draft=7${place}` },
  );
}
const heading = () => screen.getByRole('heading', { level: 2, name: /^(?!There|Applications)/ }).textContent;
const rail = () =>
  within(screen.getByRole('navigation', { name: /^Chapter \d of 7$/ }))
    .getAllByRole('listitem')
    .map((item) => item.textContent.replace(/^\d/, ''));
const press = (name: string) => screen.getByText(name, { selector: 'button' });

test('a long form opens at its first chapter that lacks something, and says how far each is', async () => {
  const { container } = openApplication('#project_request_3', ['hypotheses', 'num_participants', 'min_age']);
  await waitFor(() => expect(address()).toBe('?draft=7&chapter=research_plan#project_request_3'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Step 3 of 6: Resource Details');
  expect(heading()).toBe('Research plan');
  expect(rail()).toEqual([
    'StudyDone',
    'Research plan1 to answer',
    'MethodsDone',
    'Participants2 to answer',
    'Who can take partDone',
    'Risks and feedbackDone',
    'Funding and approvalDone',
  ]);
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
  expect(screen.getByText('Due December 31, 2026 at 11:59 PM EST')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('the chapter of a deep link opens, and the first one says when applications are reviewed [R4-16 R4-17]', async () => {
  openApplication('&chapter=study#project_request_3', ['hypotheses']);
  expect(heading()).toBe('Study');
  expect(screen.getByText(/^Submit by December 31, 2026/)).toBeTruthy();
  expect(screen.queryByText(/^Due /)).toBeNull();
});

test('Continue checks the chapter that is left and shows its errors alone', async () => {
  const { user } = openApplication('&chapter=research_plan#project_request_3', [
    'hypotheses',
    'procedure',
    'risks',
  ]);
  await user.click(press('Continue'));
  expect(heading()).toBe('Research plan');
  const summary = await screen.findByRole('alert');
  expect(within(summary).getAllByRole('link')).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(rail()).toContain('Research plan1 error');
  expect(rail()).toContain('Methods1 to answer');

  await user.type(screen.getByRole('textbox', { name: /^Hypotheses/ }), 'Sleep matters.');
  await user.click(press('Continue'));
  await waitFor(() => expect(heading()).toBe('Methods'));
  expect(address()).toBe('?draft=7&chapter=methods#project_request_3');
  expect(document.activeElement?.textContent).toBe('Methods');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Previous and the way back of the browser lead through the chapters, and what was left says what it lacks', async () => {
  const { user } = openApplication('&chapter=methods#project_request_3', ['procedure']);
  await user.click(press('Previous'));
  await waitFor(() => expect(heading()).toBe('Research plan'));
  expect(rail()).toContain('Methods1 error');
  await user.click(press('Back'));
  await waitFor(() => expect(heading()).toBe('Methods'));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('at the end of the form everything that it lacks is listed, each with the way to its chapter and field', async () => {
  const { user } = openApplication('&chapter=documents#project_request_3', ['hypotheses', 'risks']);
  await user.click(press('Continue'));
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Hypotheses: Required field', expect.stringMatching(/^Risks.*: Required field$/)]);
  await user.click(within(summary).getByRole('link', { name: /^Risks/ }));
  await waitFor(() => expect(heading()).toBe('Risks and feedback'));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
});

test('from the step after it one returns to the last chapter', async () => {
  const { user } = openApplication('#project_request_4');
  await user.click(press('Previous'));
  await waitFor(() => expect(address()).toBe('?draft=7&chapter=documents#project_request_3'));
});

test('the review has a link to each chapter, from which Continue returns to it', async () => {
  const { user } = openApplication('#project_request_6');
  await user.click(screen.getByRole('link', { name: 'Change Participants' }));
  await waitFor(() => expect(address()).toBe('?draft=7&chapter=participants#project_request_3'));
  await user.click(press('Continue to Review'));
  await waitFor(() => expect(address()).toBe('?draft=7#project_request_6'));
});

test('what the server refuses opens its chapter, with everything that it refused', async () => {
  const { user } = openApplication('#project_request_6', [], ({ path }) =>
    path.endsWith('/submit/')
      ? {
          status: 400,
          body: {
            'additional_data.max_age': ['Enter a higher age'],
            'additional_data.funding': ['Required Field*'],
          },
        }
      : undefined,
  );
  await user.click(press('Submit Request'));
  await waitFor(() => expect(address()).toBe('?draft=7&chapter=participants#project_request_3'));
  const summary = await screen.findByRole('alert');
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
  expect(rail()).toContain('Funding and approval1 error');
});

test('on a narrow screen one line has the chapters to choose from', async () => {
  const { user } = openApplication('&chapter=study#project_request_3', ['risks']);
  const choice = screen.getByRole('combobox', { name: 'Chapter', hidden: true });
  await user.selectOptions(choice, '6 of 7: Risks and feedback (1 to answer)');
  await waitFor(() => expect(heading()).toBe('Risks and feedback'));
});
