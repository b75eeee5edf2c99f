import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { useLocation } from '@portal/shared-ui/router';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi, type Call, type Reply } from '../../../testing/fake-api.ts';
import { draftValues, type DraftValues } from '../model/draft-values.ts';
import { Wizard } from './Wizard.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Where() {
  const { pathname, hash, search } = useLocation();
  return (
    <>
      <output aria-label="address">{`${pathname}${hash}`}</output>
      <output aria-label="search">{search}</output>
    </>
  );
}
const address = () => screen.getByLabelText('address').textContent;

/** The wizard at `step`; `answer` speaks for the request's own endpoints. */
function openWizard(
  step: number | null,
  answer: (call: Call) => Reply | undefined,
  draft = buildDraft(),
  search = '?draft=7',
) {
  const calls = fakeApi((call) => {
    if (call.path.startsWith('/request/7/')) return answer(call);
    return call.path === '/research-team/' ? { body: { results: [], abilities: {} } } : undefined;
  });
  const page = renderWithPortal(
    <AsResearcher>
      <Wizard
        initial={{ data: draft, etag: '"1"' }}
        typeNumber={draft.type}
        breadcrumbs={[]}
        isRevision={false}
        firstStep={() => 'Choose a project'}
      />
      <Where />
    </AsResearcher>,
    { path: `/request/create${search}${step === null ? '' : `#project_request_${step}`}` },
  );
  return { ...page, writes: () => calls.filter(({ method }) => method !== 'GET') };
}

test('a step whose earlier steps lack output leads back to step 1 [R2.1-10]', async () => {
  openWizard(3, () => undefined, buildDraft({ datasets: [] }));
  await waitFor(() => expect(address()).toBe('/request/create#project_request_1'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Step 1 of 6: Project');
});

test('every step says what is requested and for which project', async () => {
  openWizard(3, () => undefined);
  expect(await screen.findByText('SSC Phenotype')).toBeTruthy();
  expect(screen.getByText('Sleep in siblings')).toBeTruthy();
  expect(screen.getByText('REQ000007, draft')).toBeTruthy();
});

test('a step that is left before the address names its new draft keeps the draft in it', async () => {
  const { user } = openWizard(1, () => undefined, buildDraft(), '?type=dataset');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(address()).toBe('/request/create#project_request_2'));
  expect(screen.getByLabelText('search').textContent).toBe('?type=dataset&draft=7');
});

test('a complete draft keeps the step of a deep link, and one without a step continues where it stopped [R2.1-09]', async () => {
  const { unmount } = openWizard(6, () => undefined);
  expect(address()).toBe('/request/create#project_request_6');
  unmount();
  const { user, unmount: leave } = openWizard(null, () => undefined, buildDraft({ usage: '' }));
  await waitFor(() => expect(address()).toBe('/request/create#project_request_3'));
  await user.type(screen.getByLabelText('How will you use the data?'), 'S');
  expect(address(), 'completing the step does not leave it').toBe('/request/create#project_request_3');
  leave();
});

const storeCopy = (base: DraftValues) =>
  localStorage.setItem(
    'portal.draft.request-7-user-3',
    JSON.stringify({
      at: '2026-11-20T10:00:00Z',
      values: { ...draftValues(buildDraft()), usage: 'Typed too late.' },
      bases: [base],
    }),
  );
const usageBox = () => screen.getByLabelText('How will you use the data?');

test('what could not be saved because the session had ended is in its field again, named, until it is discarded', async () => {
  storeCopy(draftValues(buildDraft()));
  const { user, unmount } = openWizard(3, () => ({ body: buildDraft({ usage: 'Typed too late.' }) }));
  expect(usageBox()).toHaveProperty('value', 'Typed too late.');
  expect(screen.getByRole('group', { name: 'Unsaved text' }).textContent).toMatch(
    /: “How you will use the data”\. It is not saved yet\.Discard$/,
  );
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(usageBox()).toHaveProperty('value', 'We study sleep.');
  expect(screen.queryByRole('group', { name: 'Unsaved text' })).toBeNull();
  unmount();
});

test('once saved, restored text is offered to be discarded only where it is shown', async () => {
  storeCopy(draftValues(buildDraft()));
  const restored = buildDraft({ usage: 'Typed too late.' });
  const { user, unmount } = openWizard(3, () => ({ body: restored, etag: '"2"' }));
  await screen.findAllByText(/^Saved \d/);
  expect(screen.getByRole('button', { name: 'Discard' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(address()).toBe('/request/create#project_request_4'));
  expect(screen.queryByRole('group', { name: 'Unsaved text' })).toBeNull();
  unmount();
});

test('a draft that another device saved since is not overwritten: the wizard asks first', async () => {
  storeCopy(draftValues(buildDraft({ usage: 'As it was read.' })));
  const { user, unmount } = openWizard(3, () => ({ body: buildDraft({ usage: 'Typed too late.' }) }));
  expect(usageBox()).toHaveProperty('value', 'We study sleep.');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(usageBox()).toHaveProperty('value', 'Typed too late.');
  unmount();
});

test('saves automatically within two seconds, only what changed, against the version that was read [R4-11]', async () => {
  const saved = buildDraft({ usage: 'We study sleep well.' });
  const { user, writes, container } = openWizard(3, () => ({ body: saved, etag: '"2"' }));
  await user.type(screen.getByLabelText('How will you use the data?'), '{Backspace} well.');
  await screen.findAllByText(/^Saved \d{1,2}:\d\d [AP]M \S+$/);
  expect(writes()).toEqual([
    {
      method: 'PATCH',
      path: '/request/7/',
      query: new URLSearchParams(),
      body: { additional_data: { usage: 'We study sleep well.' } },
      ifMatch: '"1"',
    },
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

test('what is not saved yet is said below the questions, too', async () => {
  const { user, unmount } = openWizard(3, () => ({
    status: 503,
    body: { code: 'UNAVAILABLE', detail: 'Later', correlation_id: 'c' },
  }));
  await user.type(usageBox(), ' Well.');
  const message = 'Not saved yet. Your text is safe in this browser, and we keep trying.';
  const texts = await screen.findAllByText(message, { selector: 'p' });
  expect(texts).toHaveLength(1);
  expect(usageBox().compareDocumentPosition(texts[0] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  unmount();
});

test('another version is shown beside the own one and overwritten only on demand', async () => {
  const theirs = buildDraft({ usage: 'Written in another tab' });
  let isFinished = false;
  const { user, writes } = openWizard(3, ({ method, ifMatch, body }) => {
    if (method === 'GET') return { body: theirs, etag: '"9"' };
    if (ifMatch !== '"9"')
      return {
        status: 409,
        body: { code: 'STALE', detail: 'Changed', correlation_id: 'c', current: theirs },
      };
    isFinished = true;
    const { usage } = (body as { additional_data: { usage: string } }).additional_data;
    return { body: buildDraft({ usage }), etag: '"10"' };
  });
  await user.type(screen.getByLabelText('How will you use the data?'), ' Mine.');
  await screen.findByRole('heading', { name: 'This draft was changed elsewhere' });
  expect(screen.getByText('Written in another tab')).toBeTruthy();
  expect(writes()).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Keep my version' }));
  await waitFor(() => expect(isFinished).toBe(true));
  expect(writes().at(-1)).toMatchObject({
    ifMatch: '"9"',
    body: { additional_data: { usage: 'We study sleep. Mine.' } },
  });
  expect(screen.queryByText('This draft was changed elsewhere')).toBeNull();
});

test('a field that the server refuses on submitting opens its step with the message at the field [R8-09 R5-25]', async () => {
  const { user } = openWizard(6, ({ path }) =>
    path.endsWith('/submit/')
      ? { status: 400, body: { 'additional_data.globus_username': ['Not a valid Globus Id or Username'] } }
      : undefined,
  );
  await user.click(await screen.findByText('Submit Request'));
  await waitFor(() => expect(address()).toBe('/request/create#project_request_3'));
  expect(screen.getByLabelText('Globus username').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByTitle('Globus username is invalid')).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Globus username: Not a valid Globus Id or Username' }),
  ).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'));
});

test('what belongs to no field is listed on the review, with whom to ask [R8-10]', async () => {
  const { user } = openWizard(6, ({ path }) =>
    path.endsWith('/submit/')
      ? { status: 400, body: { institution: ['The institution was rejected'] } }
      : undefined,
  );
  await user.click(await screen.findByText('Submit Request'));
  expect(
    await screen.findByText('There were the following errors when submitting the request:'),
  ).toBeTruthy();
  expect(screen.getByText('The institution was rejected')).toBeTruthy();
  expect(screen.getByText(/If this continues, contact support/)).toBeTruthy();
  expect(address()).toBe('/request/create#project_request_6');
});

test('a failure of another kind is shown with its details [R8-11]', async () => {
  const { user } = openWizard(6, ({ path }) =>
    path.endsWith('/submit/')
      ? { status: 409, body: { code: 'WRONG_STATE', detail: 'This request has already been submitted' } }
      : undefined,
  );
  await user.click(await screen.findByText('Submit Request'));
  expect(await screen.findByText('General Error:')).toBeTruthy();
  expect(screen.getByText('This request has already been submitted')).toBeTruthy();
  expect(address()).toBe('/request/create#project_request_6');
});

test('explains a wrong answer immediately, and does not continue with it [R5-52 R5-55]', async () => {
  const { user } = openWizard(5, () => ({ body: buildDraft(), etag: '"2"' }));
  const next = () => screen.queryByRole('button', { name: 'Continue' });
  expect(next()).toBeTruthy();
  const [first] = screen.getAllByRole('radio', { name: 'False' });
  if (!first) throw new Error('there is a statement');
  await user.click(first);
  expect(screen.getAllByText(/^You must answer True to continue: /)).toHaveLength(1);
  expect(next()).toBeNull();
  expect(screen.getByText('You can continue once every statement is answered True.')).toBeTruthy();
  const [same] = screen.getAllByRole('radio', { name: 'True' });
  if (same) await user.click(same);
  expect(next()).toBeTruthy();
});

test('after a reload the wizard is at the step that the address names, with what was saved', async () => {
  openWizard(3, () => ({ body: buildDraft(), etag: '"1"' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Step 3 of 6/ })).toBeTruthy();
  expect(screen.getByLabelText('How will you use the data?')).toHaveProperty('value', 'We study sleep.');
});

test('a draft whose dataset became limited is reported when it is opened, at the step where it was chosen', async () => {
  const message =
    'DS0012 is restricted to certain researchers, and the owner of this request is not one of them';
  openWizard(6, ({ path }) =>
    path.endsWith('/resource-problems/')
      ? { body: { results: [{ field: 'datasets', messages: [message] }] } }
      : undefined,
  );
  await waitFor(() => expect(address()).toBe('/request/create#project_request_2'));
  expect(await screen.findByRole('link', { name: new RegExp(message) })).toBeTruthy();
});
