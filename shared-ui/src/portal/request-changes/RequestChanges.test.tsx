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
function show(body: object, hidesEmpty = false) {
  id += 1;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body))));
  return renderWithPortal(<RequestChanges requestId={id} tellsNothing={hidesEmpty} />);
}
const since = '2026-11-02T09:00:00Z';

test('each field that differs is shown with what it was and what it is', async () => {
  const { container } = show({
    since,
    changes: [
      change('Intended use', 'Sleep', 'Sleep and language'),
      change('Aim', '<p>Old</p>', '<p><strong>New</strong></p>', { is_html: true }),
      change('Funding', '', 'A grant'),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Changes since submission on 11/02/2026' })).toBeTruthy();
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
  expect(await screen.findByText('No changes since submission on 11/02/2026.')).toBeTruthy();
});

test('a long text is shown once, with its changed words marked in words too', async () => {
  const text = 'We study sleep in children who have autism, and follow their language for';
  const { container } = show({
    since,
    changes: [
      change('Methods', `${text} two years.`, `${text} three years.`),
      change('Letter', 'old.pdf', 'new.pdf', {
        files_before: [{ id: 'a', name: 'a long name of a file that stands before the other one.pdf' }],
        files_after: [{ id: 'b', name: 'a long name of a file that stands after the other one.pdf' }],
      }),
    ],
  });
  expect(await screen.findByText('[added:', { exact: false })).toBeTruthy();
  const marks = [...container.querySelectorAll('p :is(del, ins)')].map((each) => each.textContent);
  expect(marks).toEqual([' [removed: two end of removed] ', ' [added: three end of added] ']);
  expect(container.querySelectorAll('del :is(a, button), ins :is(a, button)')).toHaveLength(2);
  expect(await axeViolations(container)).toEqual([]);
});

test('what staff corrected is shown separately, also where there was one submission', async () => {
  const { container } = show({
    since: null,
    changes: [],
    corrections: [change('Intended use', 'Sleep', 'Sleep and language')],
  });
  expect(await screen.findByRole('region', { name: 'Staff corrections after submission' })).toBeTruthy();
  expect(screen.queryByText(/Changes since submission/)).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});
