import type { SampleAvailability } from '@portal/contract';
import type { SampleAmounts } from '@portal/contract/samples/sample-ids';
import { sampleKind } from '@portal/contract/samples/sample-kinds';
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import SamplesField from './SamplesField.tsx';
import { forgetSampleChecks, hasFailingSamples, type CheckedFor } from '../model/sample-checks.ts';

afterEach(() => {
  forgetSampleChecks();
  vi.unstubAllGlobals();
});

const plasma = sampleKind(1);
if (!plasma) throw new Error('there is no plasma');
const target: CheckedFor = { kind: plasma, makesIpscs: false, project: 49 };
const TYPE = { sampleFields: { samples: 'samples', kind: 'sample_type', ipscs: 'generate_ipscs' } };

/** An inventory in which ids that end in x are unknown. */
function serve() {
  const calls = fakeApi(({ path, body }) => {
    if (path !== '/sample-availability/validate/') return undefined;
    const { ids } = body as { ids: string[] };
    const results = ids.map((id): SampleAvailability => ({
      id,
      availability: id.endsWith('x') ? 'Invalid Id' : 'Available',
      amount_available: id.endsWith('x') ? null : 800,
      unit: 'μl',
      request_count: 2,
      approved_count: 1,
      ipsc_consented: true,
      ...(id.endsWith('x') ? { alternatives: ['11009-p1'] } : {}),
    }));
    return { body: { results, source: 'inventory', as_of: null } };
  });
  return () => calls.map(({ body }) => body as { ids: string[]; sample_type: number });
}

/** What the field said last. */
let amounts: SampleAmounts = {};
function Field({ first = {} }: { first?: SampleAmounts }) {
  const [samples, setSamples] = useState(first);
  const [text, type] = useState('');
  return (
    <SamplesField
      name="samples"
      label="Sample ids and amounts"
      target={target}
      value={samples}
      error={undefined}
      pending={{ text, type }}
      onChange={(next) => {
        amounts = next;
        setSamples(next);
      }}
    />
  );
}
const paste = (text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: /^Sample ids and amounts/ }), {
    target: { value: text },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add IDs' }));
};
const getRow = (id: string) =>
  screen.getByRole('button', { name: `Remove ${id}` }).closest('tr') ?? document.body;

test('ids are pasted with amounts, get the standard amount otherwise, and say what is available [R3-36 R9-02]', async () => {
  serve();
  const { user, container } = renderWithPortal(<Field />);
  expect(screen.getByPlaceholderText('11000-p1')).toBeTruthy();
  paste('11000-p1\t150\n11001-p1\n(11002-p1)');
  expect(amounts).toEqual({ '11000-p1': 150, '11001-p1': 200, '11002-p1': 200 });
  await user.click(screen.getByRole('button', { name: 'Validate' }));
  await waitFor(() => expect(within(getRow('11001-p1')).getByText('Available')).toBeTruthy());
  expect(getRow('11001-p1').textContent).toContain('800 μl available');
  expect(getRow('11001-p1').textContent).toContain('2 requests (1 approved)');
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Amount of 11001-p1 in μl' }), {
    target: { value: '225' },
  });
  expect(amounts['11001-p1']).toBe(225);
  expect(await axeViolations(container)).toEqual([]);
});

test('a sample that the research of the project is not offered fails before the request is submitted', async () => {
  const reason =
    'For research that does not relate to autism, only samples from the SPARK cohort can be requested';
  const calls = fakeApi(({ path, body }) => {
    if (path !== '/sample-availability/validate/') return undefined;
    const { ids } = body as { ids: string[] };
    const results = ids.map((id) => ({
      id,
      availability: 'Available',
      amount_available: 800,
      unit: 'μl',
      request_count: 0,
      approved_count: 0,
      ipsc_consented: true,
      ...(id === '11001-p1' ? { refusals: [reason] } : {}),
    }));
    return { body: { results, source: 'inventory', as_of: null } };
  });
  amounts = { '11000-p1': 200, '11001-p1': 200 };
  renderWithPortal(<Field first={amounts} />);
  await screen.findByRole('textbox', { name: 'Sample ID 11001-p1' });
  expect(getRow('11001-p1').textContent).toContain(reason);
  expect(getRow('11000-p1').textContent).not.toContain(reason);
  expect(calls[0]?.body).toMatchObject({ project: 49 });
  const values = { project: 49, sample_type: '1', samples: amounts };
  expect(hasFailingSamples(TYPE, values)).toBe(true);
  // what was said of one project says nothing of another
  expect(hasFailingSamples(TYPE, { ...values, project: 50 })).toBe(false);
});

test('an id that fails is fixed in its place, or by one that is there instead [R5-30 R5-32 R5-33]', async () => {
  const asked = serve();
  const values = () => ({ project: 49, sample_type: '1', samples: amounts });
  amounts = { '11000-p1': 200, '11001-x': 90 };
  const { user } = renderWithPortal(<Field first={amounts} />);
  // a draft with ids is validated when it is opened
  const box = await screen.findByRole('textbox', { name: 'Sample ID 11001-x' });
  expect(hasFailingSamples(TYPE, values())).toBe(true);
  await user.clear(box);
  await user.type(box, '11001-p1{Enter}');
  expect(Object.entries(amounts)).toEqual([
    ['11000-p1', 200],
    ['11001-p1', 90],
  ]);
  await user.click(screen.getByRole('button', { name: 'Validate' }));
  await waitFor(() => expect(within(getRow('11001-p1')).getByText('Available')).toBeTruthy());
  expect(hasFailingSamples(TYPE, values())).toBe(false);
  expect(asked().at(-1)).toMatchObject({ ids: ['11000-p1', '11001-p1'], sample_type: 1 });

  paste('11003-x');
  await user.click(screen.getByRole('button', { name: 'Validate' }));
  await user.click(await screen.findByRole('button', { name: 'Use 11009-p1 instead of 11003-x' }));
  expect(Object.keys(amounts)).toEqual(['11000-p1', '11001-p1', '11009-p1']);
});

test('ids that fail are counted, looked at alone, and taken out together until they are wanted back', async () => {
  serve();
  amounts = { '11000-p1': 200, '11001-x': 90, '11002-x': 80 };
  const { user } = renderWithPortal(<Field first={amounts} />);
  expect(await screen.findAllByText('1 available, 2 unavailable')).not.toEqual([]);
  expect(getRow('11001-x').textContent, 'of no sample there are no requests').not.toContain('request');
  await user.click(screen.getByRole('checkbox', { name: 'Show unavailable only' }));
  expect(screen.queryByRole('button', { name: 'Remove 11000-p1' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove 11001-x' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove all unavailable' }));
  expect(amounts).toEqual({ '11000-p1': 200 });
  expect(screen.getByText('2 samples were removed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(amounts).toEqual({ '11000-p1': 200, '11001-x': 90, '11002-x': 80 });
});

test('an id that is in the list already is not taken twice, and no row or amount goes', async () => {
  serve();
  amounts = { '11000-p1': 200, '11001-x': 90 };
  const { user } = renderWithPortal(<Field first={amounts} />);
  const box = await screen.findByRole('textbox', { name: 'Sample ID 11001-x' });
  await user.clear(box);
  await user.type(box, '11000-p1{Enter}');
  expect(amounts).toEqual({ '11000-p1': 200, '11001-x': 90 });
  expect(getRow('11001-x').textContent).toContain('11000-p1 is already in the list');
  await user.clear(box);
  await user.type(box, `${'y'.repeat(41)}{Enter}`);
  expect(getRow('11001-x').textContent).toContain('Sample IDs can have at most 40 characters');
});

test('an id that was not validated yet can be changed, and one that is too long stays in the box', async () => {
  serve();
  const { user } = renderWithPortal(<Field />);
  const long = 'x'.repeat(60);
  paste(`11000-p1 ${long} 11001-p2`);
  expect(amounts).toEqual({ '11000-p1': 200, '11001-p2': 200 });
  const typed = screen.getByRole('textbox', { name: /^Sample ids and amounts/ });
  expect(typed).toHaveProperty('value', long);
  expect(screen.getByText(`Sample IDs can have at most 40 characters: ${long}`)).toBeTruthy();
  const box = screen.getByRole('textbox', { name: 'Sample ID 11001-p2' });
  expect(box.getAttribute('aria-invalid')).toBeNull();
  await user.clear(box);
  await user.type(box, '11001-p1{Enter}');
  expect(Object.keys(amounts)).toEqual(['11000-p1', '11001-p1']);
});

test('more than there is, is said beside the row and can be asked for', async () => {
  serve();
  amounts = { '11000-p1': 900, '11001-p1': 800 };
  const { user } = renderWithPortal(<Field first={amounts} />);
  await waitFor(() => expect(getRow('11000-p1').textContent).toContain('Only 800 μl available'));
  expect(getRow('11001-p1').textContent).not.toContain('Only');
  const amount = screen.getByRole('spinbutton', { name: 'Amount of 11001-p1 in μl' });
  await user.clear(amount);
  expect(getRow('11001-p1').textContent).toContain('11001-p1: please enter an amount');
});

test('an id gets the capital letters of the inventory when it is validated', async () => {
  const calls = fakeApi(({ path, body }) => {
    if (path !== '/sample-availability/validate/') return undefined;
    const results = (body as { ids: string[] }).ids.map((id) => ({
      id,
      availability: id === '11000-p1' ? 'Available' : 'Invalid Id',
      amount_available: id === '11000-p1' ? 800 : null,
      unit: 'μl',
      request_count: 0,
      approved_count: 0,
      ipsc_consented: null,
      ...(id === '11000-P1' ? { written_as: '11000-p1' } : {}),
    }));
    return { body: { results, source: 'inventory', as_of: null } };
  });
  amounts = { '11000-P1': 150 };
  renderWithPortal(<Field first={amounts} />);
  await waitFor(() => expect(amounts).toEqual({ '11000-p1': 150 }));
  await waitFor(() => expect(within(getRow('11000-p1')).getByText('Available')).toBeTruthy());
  expect(calls.map(({ body }) => (body as { ids: string[] }).ids)).toEqual([['11000-P1'], ['11000-p1']]);
});

// a row has four controls, and finding one among hundreds by its role takes long on a busy machine
const MANY_ROWS = { timeout: 30_000 };

test('250 ids are asked for in three batches [R7-05]', MANY_ROWS, async () => {
  const asked = serve();
  const { user } = renderWithPortal(<Field />);
  // found while there are no rows: a search by role looks at every one of them
  const validate = screen.getByRole('button', { name: 'Validate' });
  paste(Array.from({ length: 250 }, (_, index) => `${index}-p1`).join(' '));
  await user.click(validate);
  await waitFor(() => expect(asked().map(({ ids }) => ids.length)).toEqual([100, 100, 50]), MANY_ROWS);
});

test('a page has 500 samples [R9-10]', MANY_ROWS, async () => {
  serve();
  const { user } = renderWithPortal(<Field />);
  paste(Array.from({ length: 501 }, (_, index) => `${index}-p1`).join('\n'));
  expect(screen.getAllByRole('row')).toHaveLength(501);
  await user.click(screen.getByRole('button', { name: 'Next 500' }));
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(screen.getByText('501 to 501 of 501')).toBeTruthy();
});
