import { render, screen, within } from '@testing-library/react';
import { PortalProvider } from '@portal/shared-ui';
import { createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import { axeViolations, setUpUser } from '@portal/shared-ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Component as FormPage } from './FormPage.tsx';
import { Component as FormListPage } from './FormListPage.tsx';

type Reply = { status: number; body: unknown };
let replies: Record<string, Reply>;
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    const reply = replies[`${init?.method ?? 'GET'} ${input.split('?')[0]}`];
    return Promise.resolve(Response.json(reply?.body ?? {}, { status: reply?.status ?? 404 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

function show(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/form_tester', element: <FormListPage /> },
      { path: '/form_tester/:objectId', element: <FormPage /> },
    ],
    { initialEntries: [path] },
  );
  const { container } = render(
    <PortalProvider>
      <RouterProvider router={router} />
    </PortalProvider>,
  );
  return { container, user: setUpUser() };
}

const TABLE = {
  type: 'table',
  name: 'amounts',
  label: 'Amounts',
  addLabel: 'Add an amount',
  columns: [
    { type: 'select', name: 'kind', label: 'Kind', options: [{ value: 'plasma', label: 'Plasma' }] },
    { type: 'number', name: 'amount', label: 'Amount', min: 1 },
    {
      type: 'text',
      name: 'unit',
      label: 'Unit',
      pattern: { matches: '^(ml|ug)$', message: 'Please use ml or ug' },
    },
    { type: 'text', name: 'note', label: 'Note', isOptional: true },
  ],
};
const makeForm = (id: string, items: readonly unknown[]) => ({
  id,
  version: 1,
  title: 'Samples',
  sections: [{ id: 'samples', title: 'Samples', items }],
});
const SAMPLE = makeForm('sample', [
  { type: 'header', text: 'What you need' },
  { type: 'html', html: '<p>Every field.</p>' },
  { type: 'text', name: 'title', label: 'Title', requiredMessage: 'Please give the study a title' },
  { type: 'checkboxes', name: 'kinds', label: 'Kinds', options: [{ value: 'dna', label: 'DNA' }] },
  { type: 'radio', name: 'irb', label: 'IRB', options: [{ value: 'approved', label: 'Approved' }] },
  { type: 'date', name: 'end', label: 'It ends on', when: { field: 'irb', equals: 'approved' } },
  TABLE,
]);

test('a form that is not there or not valid says so, with its faults [C5.8.1 S8-23]', async () => {
  replies = {
    'GET /api/form/broken/': { status: 400, body: ['Failed to load schema', 'sections.0: Invalid input'] },
  };
  show('/form_tester/broken');
  expect(await screen.findByRole('heading', { level: 1, name: 'Failed to load schema' })).toBeTruthy();
  expect(screen.getByText('sections.0: Invalid input')).toBeTruthy();
});

test('the page checks by the same definition as the server [C5.8.1 S2.21-01]', async () => {
  replies = {
    'GET /api/form/sample/': { status: 200, body: SAMPLE },
  };
  const { user, container } = show('/form_tester/sample');
  await user.click(await screen.findByRole('button', { name: 'Check answers' }));
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  const problems = within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent);
  // Headings ask nothing, nor does a field whose condition is not met.
  expect(problems).toEqual([
    'Title: Please give the study a title',
    'Kinds: Required field',
    'IRB: Required field',
    'Amounts: Required Field*',
  ]);
  expect(sent).toEqual([]);
  expect(await axeViolations(container)).toEqual([]);

  await user.click(screen.getByRole('radio', { name: 'Approved' }));
  expect(await screen.findByLabelText('It ends on')).toBeTruthy();
});

test('a table has rows to add, and shows at each cell what is wrong [C5.8.1]', async () => {
  replies = {
    'GET /api/form/only-table/': { status: 200, body: makeForm('only-table', [TABLE]) },
    'POST /api/form/only-table/answer/': {
      status: 200,
      body: { id: 'only-table', version: 1, values: { amounts: [] } },
    },
  };
  const { user } = show('/form_tester/only-table');
  await user.type(await screen.findByLabelText('Amount, row 1'), '0');
  await user.type(screen.getByLabelText('Unit, row 1'), 'litre');
  await user.click(screen.getByRole('button', { name: 'Check answers' }));
  expect((await screen.findAllByText('Required Field*')).length).toBeGreaterThan(0);
  expect(screen.getByText('Invalid input')).toBeTruthy();
  expect(screen.getByText('Please use ml or ug')).toBeTruthy();

  await user.selectOptions(screen.getByLabelText('Kind, row 1'), 'plasma');
  await user.clear(screen.getByLabelText('Amount, row 1'));
  await user.type(screen.getByLabelText('Amount, row 1'), '4');
  await user.clear(screen.getByLabelText('Unit, row 1'));
  await user.type(screen.getByLabelText('Unit, row 1'), 'ml');
  await user.click(screen.getByRole('button', { name: 'Add an amount' }));
  expect(screen.getByLabelText('Kind, row 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Check answers' }));
  expect(await screen.findByText('The server accepts these answers')).toBeTruthy();
  // The row that was never filled in is not sent.
  expect(sent).toEqual([
    { version: 1, values: { amounts: [{ kind: 'plasma', amount: 4, unit: 'ml', note: null }] } },
  ]);
});

test('a definition of one’s own is shown, or its faults are [S2.21-01]', async () => {
  const faults = ['Failed to load schema', 'sections.0.items.0: Invalid input'];
  replies = {
    'GET /api/form/': { status: 200, body: { results: [{ id: 'a', title: 'A form', version: 3 }] } },
    'POST /api/form/definition/': { status: 400, body: faults },
  };
  const { user } = show('/form_tester');
  expect(await screen.findByRole('link', { name: 'A form' })).toBeTruthy();
  await user.click(screen.getByLabelText(/Definition/));
  await user.paste('{"id": ');
  await user.click(screen.getByRole('button', { name: 'Show this form' }));
  expect(await screen.findByText('Paste the definition as JSON')).toBeTruthy();
  await user.clear(screen.getByLabelText(/Definition/));
  await user.click(screen.getByLabelText(/Definition/));
  await user.paste('{"id": "x"}');
  await user.click(screen.getByRole('button', { name: 'Show this form' }));
  expect(await screen.findByText('sections.0.items.0: Invalid input')).toBeTruthy();
});
