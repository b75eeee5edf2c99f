import { screen, within } from '@testing-library/react';
import { useLocation } from '@portal/shared-ui/router';
import { axeViolations, passTime, renderWithPortal, startFakeClock } from '@portal/shared-ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GlobalSearch } from './GlobalSearch.tsx';

const RESULTS = [
  { id: 3, display_name: 'Lakeside University', model: 'institution', detail: 'EIN 12-3456789' },
  { id: 9, display_name: 'Lakshmi Rao', model: 'user', detail: 'rao@lakeside.test' },
  { id: 12, display_name: 'REQ000012: Lakes', model: 'request', detail: 'Submitted' },
];
let asked: string[] = [];
let answer: () => Response = () => Response.json({ results: RESULTS, incomplete: false });
beforeEach(() => {
  asked = [];
  answer = () => Response.json({ results: RESULTS, incomplete: false });
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(answer());
  });
});
afterEach(() => vi.unstubAllGlobals());

const Where = () => <output data-testid="path">{useLocation().pathname}</output>;
function show() {
  const result = renderWithPortal(
    <>
      <GlobalSearch />
      <Where />
    </>,
  );
  return { ...result, box: screen.getByRole('combobox', { name: 'Search the portal' }) };
}
const path = () => screen.getByTestId('path').textContent;

test('searches a second after the last key, from two characters on [C2.8.4 R9-17]', async () => {
  startFakeClock();
  const { user, box } = show();
  expect(box.getAttribute('placeholder')).toBe('Search by institution or researcher...');
  await user.type(box, 'l');
  await passTime(1100);
  expect(asked).toEqual([]);
  await user.type(box, 'ak');
  expect(asked).toEqual([]);
  await passTime(1000);
  expect(asked).toEqual(['/api/search/?q=lak']);
});

test('the keyboard moves through kinds of results and opens the chosen one [C2.7.1]', async () => {
  const { user, box, container } = show();
  await user.type(box, 'lak{Enter}');
  const list = await screen.findByRole('listbox', { name: 'Search results' });
  expect(within(list).getByRole('group', { name: 'Users' })).toBeTruthy();
  expect(screen.getByText('3 results')).toBeTruthy();
  expect(path()).toBe('/');
  expect(await axeViolations(container)).toEqual([]);

  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = box.getAttribute('aria-activedescendant');
  expect(document.getElementById(active ?? '')?.textContent).toContain('Lakshmi Rao');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(within(list).getByRole('option', { selected: true }).textContent).toContain('REQ000012');
  await user.keyboard('{Enter}');
  expect(path()).toBe('/request/12');
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect((box as HTMLInputElement).value).toBe('');
});

test('the mouse chooses too; Escape closes, then empties', async () => {
  const { user, box } = show();
  await user.type(box, 'lak{Enter}');
  await screen.findByRole('option', { name: /Lakeside/ });
  await user.keyboard('{Escape}');
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect((box as HTMLInputElement).value).toBe('lak');
  await user.keyboard('{Escape}');
  expect((box as HTMLInputElement).value).toBe('');
  await user.type(box, 'lak{Enter}');
  await user.click(await screen.findByRole('option', { name: /Lakeside University/ }));
  expect(path()).toBe('/institution/3');
});

test('what was searched for is marked, and what was found for another text cannot be chosen', async () => {
  const { user, box } = show();
  await user.type(box, 'lak{Enter}');
  await screen.findByRole('option', { name: /Lakeside University/ });
  const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['Lak', 'Lak', 'lak', 'Lak']);
  await user.type(box, 'shmi{ArrowDown}{Enter}');
  expect(screen.queryByText('No results matching search.')).toBeNull();
  expect(path()).toBe('/');
});

test('a kind in which the typed text occurs comes before one that is merely near', async () => {
  const { user, box } = show();
  await user.type(box, 'lakshmi{Enter}');
  await screen.findByRole('option', { name: /Lakshmi Rao/ });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)[0]).toContain('Lakshmi Rao');
});

test("'Searching…' is said from the first key on", async () => {
  const { user, box } = show();
  await user.type(box, 'la');
  expect(screen.getAllByText('Searching…').length).toBeGreaterThan(0);
});

test('says that nothing was found, that something is missing, that it failed', async () => {
  const { user, box } = show();
  answer = () => Response.json({ results: [], incomplete: true });
  await user.type(box, 'zzz{Enter}');
  expect(await screen.findByText(/can't be searched right now/)).toBeTruthy();
  expect(screen.getAllByText(/No results matching search\./).length).toBeGreaterThan(0);
  answer = () => new Response('', { status: 500 });
  await user.type(box, 'y{Enter}');
  expect((await screen.findAllByText('The search failed. Please try again.')).length).toBeGreaterThan(0);
});

test("'/' comes here, but not while typing", async () => {
  const { user, box } = show();
  await user.keyboard('/');
  expect(document.activeElement).toBe(box);
  await user.keyboard('a/b');
  expect((box as HTMLInputElement).value).toBe('a/b');
});
