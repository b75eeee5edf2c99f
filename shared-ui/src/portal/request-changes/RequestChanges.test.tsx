import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { axeViolations, renderWithPortal } from '../../testing/index.ts';
import { RequestChanges } from './RequestChanges.tsx';

afterEach(() => vi.unstubAllGlobals());

const change = (label: string, before: string, after: string, more: object = {}) => ({
  field: label,
  label,
  before,
  after,
  is_html: false,
  files_before: [],
  files_after: [],
  ...more,
});
let id = 800;
function show(body: object, tellsNothing = false) {
  id += 1;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body))));
  return renderWithPortal(<RequestChanges requestId={id} tellsNothing={tellsNothing} />);
}
const since = '2026-11-02T09:00:00Z';

test('each field that differs stands with what it was and what it is', async () => {
  const { container } = show({
    since,
    changes: [
      change('Intended use', 'Sleep', 'Sleep and language'),
      change('Aim', '<p>Old</p>', '<p><strong>New</strong></p>', { is_html: true }),
      change('Funding', '', 'A grant'),
    ],
  });
  expect(
    await screen.findByRole('heading', { name: 'What changed since the submission of 11/02/2026' }),
  ).toBeTruthy();
  expect([...container.querySelectorAll('del')].map((each) => each.textContent)).toEqual([
    'Sleep',
    'Old',
    'No answer',
  ]);
  expect([...container.querySelectorAll('ins')].map((each) => each.textContent)).toEqual([
    'Sleep and language',
    'New',
    'A grant',
  ]);
  expect(container.querySelector('ins strong')?.textContent).toBe('New');
  expect(await axeViolations(container)).toEqual([]);
});

test('says that nothing changed where that is of use', async () => {
  show({ since, changes: [] }, true);
  expect(await screen.findByText('Nothing has changed since the submission of 11/02/2026.')).toBeTruthy();
});
