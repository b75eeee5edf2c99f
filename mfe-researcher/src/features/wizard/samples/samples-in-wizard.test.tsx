import type { Request } from '@portal/contract';
import { exampleAnswers } from '@portal/contract/form-answers';
import { currentForm } from '@portal/contract/request-types/lookup';
import { REQUEST_TYPE } from '@portal/contract/statuses';
import { renderWithPortal } from '@portal/shared-ui/testing';
import { useLocation } from '@portal/shared-ui/router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi, type Call, type Reply } from '../../../testing/fake-api.ts';
import { Wizard } from '../components/Wizard.tsx';
import { forgetSampleChecks } from '../model/sample-checks.ts';

afterEach(() => {
  forgetSampleChecks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const REFUSED = 'Samples cannot be changed after the request was submitted';

function buildSamples(status: Request['status'], answers: Record<string, unknown> = {}): Request {
  const form = currentForm(REQUEST_TYPE.BIOSPECIMEN);
  const draft = buildDraft({ datasets: [] });
  if (!form || !draft.details) throw new Error('biospecimens have a form');
  const additional_data = {
    ...exampleAnswers(form, { is_revision: false }),
    samples: { '11000-p1': 200 },
    ...answers,
  };
  return {
    ...draft,
    type: REQUEST_TYPE.BIOSPECIMEN,
    status,
    details: {
      ...draft.details,
      type: REQUEST_TYPE.BIOSPECIMEN,
      form_version: form.version,
      additional_data,
    },
  };
}

const sample = (id: string) => ({
  id,
  availability: 'Available',
  amount_available: 800,
  unit: 'μl',
  request_count: 0,
  approved_count: 0,
  ipsc_consented: true,
});

function Where() {
  return <output aria-label="address">{useLocation().hash}</output>;
}
const address = () => screen.getByLabelText('address').textContent;

function open(step: number, draft: Request, answer: (call: Call) => Reply | undefined) {
  const calls = fakeApi((call) => {
    if (call.path === '/sample-availability/validate/') {
      const { ids } = call.body as { ids: string[] };
      return { body: { results: ids.map(sample), source: 'inventory', as_of: null } };
    }
    if (call.path === '/request/7/samples/')
      return {
        body: {
          sample_type: { id: 1, display_name: 'Plasma' },
          results: [{ ...sample('11000-p1'), amount: 200 }],
          source: 'inventory',
          as_of: null,
        },
      };
    if (call.path === '/research-team/') return { body: { results: [], abilities: {} } };
    return call.path.startsWith('/request/7/') ? answer(call) : undefined;
  });
  const page = renderWithPortal(
    <AsResearcher>
      <Wizard
        initial={{ data: draft, etag: '"1"' }}
        typeNumber={draft.type}
        breadcrumbs={[]}
        isRevision={draft.status !== 1}
      />
      <Where />
    </AsResearcher>,
    { path: `/request/create?draft=7#project_request_${step}` },
  );
  const bodies = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { ...page, bodies };
}
const box = () => screen.findByRole('textbox', { name: /^Sample IDs and amounts/ });

test('at a revision the samples are read, and what else is typed is saved [R4-15]', async () => {
  const draft = buildSamples(6, { usage: 'A' });
  const { user, bodies, unmount } = open(2, draft, () => ({
    body: buildSamples(6, { usage: 'A marker' }),
    etag: '"2"',
  }));
  expect(await screen.findByText(/^Samples can't be changed after submission/)).toBeTruthy();
  expect(await screen.findByText('11000-p1')).toBeTruthy();
  expect(screen.queryByRole('spinbutton', { name: /^Amount of/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add IDs' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /^How will you use the samples/ }), ' marker');
  await waitFor(() => expect(bodies()).toEqual([{ additional_data: { usage: 'A marker' } }]));
  unmount();
});

test('a revision has five steps, of which the first shows what is asked for', () => {
  const { unmount } = open(1, buildSamples(6), () => undefined);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Step 1 of 5/);
  expect(screen.getByText('Biospecimen: Plasma')).toBeTruthy();
  expect(screen.queryAllByRole('radio')).toEqual([]);
  unmount();
});

test('samples that an earlier visit left in this browser are not sent at a revision', async () => {
  localStorage.setItem(
    'portal.draft.request-7-user-3',
    JSON.stringify({
      at: '2026-11-20T10:00:00Z',
      values: { samples: { '11000-p1': 900 }, usage: 'Kept.' },
      bases: [{ samples: { '11000-p1': 200 }, usage: 'A' }],
    }),
  );
  const { bodies, unmount } = open(2, buildSamples(6, { usage: 'A' }), () => ({
    body: buildSamples(6, { usage: 'Kept.' }),
    etag: '"2"',
  }));
  expect(screen.getByRole('group', { name: 'Unsaved text' }).textContent).toContain(
    ': “How you will use the samples”.',
  );
  await waitFor(() => expect(bodies()).toEqual([{ additional_data: { usage: 'Kept.' } }]));
  unmount();
});

test('a field that is refused while it is saved keeps none of the others from being saved', async () => {
  const { user, bodies, unmount } = open(3, buildSamples(1, { usage: 'A', full_name: 'Mei' }), ({ body }) => {
    const { additional_data: sent } = body as { additional_data: Record<string, unknown> };
    if ('full_name' in sent) return { status: 400, body: { 'additional_data.full_name': [REFUSED] } };
    return { body: buildSamples(1, { usage: 'A marker', full_name: 'Mei' }), etag: '"2"' };
  });
  await box();
  fireEvent.change(screen.getByRole('textbox', { name: /^Full name/ }), { target: { value: 'Mei T' } });
  fireEvent.change(screen.getByRole('textbox', { name: /^How will you use the samples/ }), {
    target: { value: 'A marker' },
  });
  await waitFor(() =>
    expect(bodies().slice(0, 2)).toEqual([
      { additional_data: { usage: 'A marker', full_name: 'Mei T' } },
      { additional_data: { usage: 'A marker' } },
    ]),
  );
  const name = screen.getByRole('textbox', { name: /^Full name/ });
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(name, 'what was refused stays to be mended').toHaveProperty('value', 'Mei T');
  expect(screen.getByRole('link', { name: `Full name: ${REFUSED}` })).toBeTruthy();
  await user.clear(name);
  await waitFor(() => expect(screen.queryByRole('link', { name: `Full name: ${REFUSED}` })).toBeNull());
  unmount();
});

test('ids in the box are taken in by Continue, and are there after a reload', async () => {
  const draft = buildSamples(1);
  const reply = () => ({
    body: buildSamples(1, { samples: { '11000-p1': 200, '11001-p1': 90 } }),
    etag: '"2"',
  });
  const { unmount } = open(3, draft, reply);
  fireEvent.change(await box(), { target: { value: '11001-p1;90' } });
  unmount();
  const { user, bodies, unmount: leave } = open(3, draft, reply);
  expect(await box()).toHaveProperty('value', '11001-p1;90');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(address()).toBe('#project_request_4'));
  await waitFor(() =>
    expect(bodies()).toEqual([{ additional_data: { samples: { '11000-p1': 200, '11001-p1': 90 } } }]),
  );
  leave();
});

test('what cannot be read stops Continue and stays in the box, the others are taken in', async () => {
  const long = 'x'.repeat(60);
  const { user, unmount } = open(3, buildSamples(1), () => undefined);
  fireEvent.change(await box(), { target: { value: `11001-p1 ${long}` } });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const message = `Sample IDs can have at most 40 characters: ${long}`;
  expect(await screen.findByRole('link', { name: `Sample IDs and amounts: ${message}` })).toBeTruthy();
  expect(address()).toBe('#project_request_3');
  expect(await box()).toHaveProperty('value', long);
  expect(screen.getByRole('button', { name: 'Remove 11001-p1' })).toBeTruthy();
  unmount();
});
