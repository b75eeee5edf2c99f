import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { axeViolations, renderWithPortal } from '../../testing/index.ts';
import { DataTable, useTableState, type DataTableProps, type TableColumn, type TableState } from './index.ts';

interface Project {
  id: number;
  title: string;
  created: string;
}
const columns: TableColumn<Project>[] = [
  { id: 'title', header: 'Title', value: (row) => row.title, sortKey: 'title' },
  { id: 'created', header: 'Created', value: (row) => row.created, sortKey: 'created', canCopy: true },
  { id: 'id', header: 'Number', value: (row) => row.id, isHiddenAtFirst: true },
];
const rows: Project[] = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  title: `Project ${index + 1}`,
  created: `01/${index + 10}/2026`,
}));
const first: TableState = { page: 1, pageSize: 10, ordering: '', search: '', filters: {} };

const base: DataTableProps<Project> = {
  caption: 'Projects',
  columns,
  rows,
  count: 57,
  state: first,
  onStateChange: () => {},
  rowId: (row) => String(row.id),
  rowHref: (row) => `/project/${row.id}`,
};

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

function Listed(given: Partial<DataTableProps<Project>>) {
  const { state, onStateChange } = useTableState({ ordering: '-created' });
  return (
    <>
      <DataTable {...base} state={state} onStateChange={onStateChange} {...given} />
      <Address />
    </>
  );
}
const address = () => screen.getByTestId('address').textContent;

test('sort, page and rows per page are in the address and announced', async () => {
  const { user, container } = renderWithPortal(<Listed />, { path: '/project' });
  expect(screen.getByRole('columnheader', { name: 'Created' }).getAttribute('aria-sort')).toBe('descending');
  await user.click(screen.getByRole('button', { name: 'Title' }));
  expect(address()).toBe('/project?sort=title');
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(address()).toBe('/project?sort=title&page=3');
  expect(screen.getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('Projects: 57 entries, page 3 of 6, sorted by Title: A to Z')).toBeTruthy();
  await user.clear(screen.getByLabelText('Page'));
  await user.type(screen.getByLabelText('Page'), '99{Enter}');
  expect(address()).toBe('/project?sort=title&page=6');
  await user.clear(screen.getByLabelText('Rows per page'));
  await user.type(screen.getByLabelText('Rows per page'), '23{Enter}');
  expect(address()).toBe('/project?sort=title&size=25');
  expect(await axeViolations(container)).toEqual([]);
});

test('a row opens by its link and by a click anywhere on it', async () => {
  const { user } = renderWithPortal(<Listed />, { path: '/project' });
  await user.click(screen.getByRole('link', { name: 'Project 2' }));
  expect(address()).toBe('/project/2');
  await user.click(screen.getByText('01/14/2026'));
  expect(address()).toBe('/project/5');
});

test('search waits 1 s from two characters on; shorter text reloads immediately [C5.9.1 R9-17]', async () => {
  vi.useFakeTimers();
  const onStateChange = vi.fn<(next: TableState) => void>();
  renderWithPortal(
    <DataTable
      {...base}
      searchLabel="Search projects"
      onStateChange={onStateChange}
      state={{ ...first, search: 'old' }}
    />,
  );
  const box = screen.getByRole('searchbox', { name: 'Search projects' });
  fireEvent.change(box, { target: { value: 'sl' } });
  act(() => void vi.advanceTimersByTime(999));
  expect(onStateChange).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onStateChange).toHaveBeenLastCalledWith({ ...first, search: 'sl' });
  fireEvent.change(box, { target: { value: 's' } });
  expect(onStateChange).toHaveBeenLastCalledWith({ ...first, search: '' });
});

test('a waiting search is canceled when something is opened', () => {
  vi.useFakeTimers();
  const onStateChange = vi.fn<(next: TableState) => void>();
  renderWithPortal(<DataTable {...base} searchLabel="Search projects" onStateChange={onStateChange} />);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search projects' }), { target: { value: 'sl' } });
  const [link] = screen.getAllByRole('link');
  if (!link) throw new Error('the list has no link');
  fireEvent.click(link);
  act(() => void vi.advanceTimersByTime(2000));
  expect(onStateChange).not.toHaveBeenCalled();
});

test('pagination is hidden at 10 rows or fewer; a capped count shows 1000+ [C5.9.1 S9-07]', () => {
  const { rerender } = renderWithPortal(<DataTable {...base} count={10} />);
  expect(screen.queryByRole('navigation', { name: 'Pages of Projects' })).toBeNull();
  rerender(<DataTable {...base} count={1000} countCapped />);
  expect(screen.getByText('1–10 of 1000+')).toBeTruthy();
});

/** A list of 57 rows; pages beyond the sixth have none. */
function Paged({ isLoading }: { isLoading: boolean }) {
  const { state, onStateChange } = useTableState();
  const found = state.page > 6 ? [] : rows;
  return (
    <>
      <DataTable
        {...base}
        {...{ state, onStateChange, isLoading }}
        rows={isLoading ? [] : found}
        count={isLoading ? 0 : 57}
      />
      <Address />
    </>
  );
}

test('a page beyond the last one leads to the last as soon as the count is known', () => {
  const { rerender } = renderWithPortal(<Paged isLoading />, { path: '/project?page=99999' });
  expect(address()).toBe('/project?page=99999');
  rerender(<Paged isLoading={false} />);
  expect(address()).toBe('/project?page=6');
  expect(screen.queryByRole('heading', { name: 'No Entries' })).toBeNull();
  expect(screen.getByText('51–57 of 57')).toBeTruthy();
});

test('where counting stopped, a page with rows is not beyond the end', () => {
  renderWithPortal(<Listed count={1000} countCapped />, { path: '/project?page=150' });
  expect(address()).toBe('/project?page=150');
});

test("'none yet' differs from 'no results', which offers the way back [C8.6.4]", async () => {
  const onStateChange = vi.fn<(next: TableState) => void>();
  const none = { ...base, rows: [], count: 0, onStateChange };
  const { rerender, user } = renderWithPortal(<DataTable {...none} />);
  expect(screen.getByRole('heading', { name: 'No Entries' })).toBeTruthy();
  rerender(<DataTable {...none} state={{ ...first, filters: { type: '4' } }} />);
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(onStateChange).toHaveBeenCalledWith({ ...first, filters: { type: '' } });
});

test('place holders reserve the space immediately; the last rows stay while the next ones load', async () => {
  const { rerender, container } = renderWithPortal(<DataTable {...base} rows={[]} count={0} isLoading />);
  expect(container.querySelectorAll('tbody tr')).toHaveLength(10);
  rerender(<DataTable {...base} />);
  rerender(<DataTable {...base} rows={[]} isLoading state={{ ...first, page: 2 }} />);
  expect(screen.getByRole('link', { name: 'Project 1' })).toBeTruthy();
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
});

test('a failure offers Try again with the correlation id', async () => {
  const onRetry = vi.fn<() => void>();
  const { user } = renderWithPortal(
    <DataTable {...base} rows={[]} error={{ correlationId: 'c-9' }} onRetry={onRetry} />,
  );
  expect(screen.getByText('c-9')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

function Selectable() {
  const [selectedIds, setSelected] = useState(['40']);
  return (
    <DataTable
      {...base}
      selection={{
        selectedIds,
        onChange: setSelected,
        actions: <button type="button">Assign reviewers</button>,
      }}
    />
  );
}

test('selection counts over pages and selects all rows of the page', async () => {
  const { user, container } = renderWithPortal(<Selectable />);
  expect(screen.getByText('1 selected')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Select Project 3' }));
  expect(screen.getByText('2 selected')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows of this page' });
  expect(all).toMatchObject({ checked: false, indeterminate: true });
  await user.click(all);
  expect(screen.getByText('11 selected')).toBeTruthy();
  expect(all).toMatchObject({ checked: true, indeterminate: false });
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText(/^\d+ selected$/)).toBeNull();
});

test('columns can be chosen and the choice is remembered', async () => {
  const { user, unmount } = renderWithPortal(<DataTable {...base} storageKey="projects" />);
  expect(screen.queryByRole('columnheader', { name: 'Number' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Number' }));
  expect(screen.getByRole('columnheader', { name: 'Number' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('checkbox', { name: 'Number' })).toBeNull();
  unmount();
  renderWithPortal(<DataTable {...base} storageKey="projects" />);
  expect(screen.getByRole('columnheader', { name: 'Number' })).toBeTruthy();
});

test('j, k and / move through the list; they can be turned off', async () => {
  const { user } = renderWithPortal(<DataTable {...base} hasShortcuts searchLabel="Search projects" />);
  await user.keyboard('jj');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Project 2' }));
  await user.keyboard('k');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Project 1' }));
  await user.keyboard('?');
  await user.click(screen.getByRole('checkbox', { name: 'Use keyboard shortcuts' }));
  await user.keyboard('/');
  expect(document.activeElement).not.toBe(screen.getByRole('searchbox'));
});

/** As on a phone. */
function narrow() {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('max-width: 639px'),
      media: query,
    }) as MediaQueryList;
}

test('the marked column names the card and leads to its page; the first one is among the others', () => {
  narrow();
  const code: TableColumn<Project> = { id: 'code', header: 'Code', value: ({ id }) => `PRJ${id}` };
  const marked = columns.map((column) => (column.id === 'title' ? { ...column, isCardTitle: true } : column));
  renderWithPortal(<DataTable {...base} columns={[code, ...marked]} />);
  const [card] = within(screen.getByRole('list', { name: 'Projects' })).getAllByRole('listitem');
  const heading = screen.getByRole('heading', { name: 'Project 1' });
  expect(within(heading).getByRole('link').getAttribute('href')).toBe('/project/1');
  expect(card?.textContent).toContain('CodePRJ1');
});

test('a card has no line for what its row does not have', () => {
  narrow();
  const action: TableColumn<Project> = {
    id: 'action',
    header: 'Action',
    cell: ({ id }) => (id === 1 ? <button type="button">Renew</button> : null),
  };
  renderWithPortal(<DataTable {...base} columns={[...columns, action]} />);
  const [card, another] = within(screen.getByRole('list', { name: 'Projects' })).getAllByRole('listitem');
  expect(card?.textContent).toContain('ActionRenew');
  expect(another?.textContent).not.toContain('Action');
});

test('below 640 px the rows are cards with every value named', async () => {
  narrow();
  const { container } = renderWithPortal(<DataTable {...base} />);
  const list = screen.getByRole('list', { name: 'Projects' });
  const card = within(list).getAllByRole('listitem')[0];
  expect(card?.textContent).toContain('Created01/10/2026');
  expect(screen.getByRole('combobox', { name: 'Sort Projects by' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('on a phone a list without filters has no button for them', () => {
  narrow();
  renderWithPortal(<DataTable {...base} filters={[]} />);
  expect(screen.getByRole('list', { name: 'Projects' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull();
});

test('on a phone the filters open on demand, and their number is always there', async () => {
  narrow();
  const state: TableState = { ...first, filters: { type: '4', status: '' } };
  const { user, container } = renderWithPortal(
    <DataTable
      {...base}
      state={state}
      filters={
        <label>
          Type <input />
        </label>
      }
    />,
  );
  const button = screen.getByRole('button', { name: 'Filters (1)' });
  expect(screen.queryByLabelText('Type')).toBeNull();
  await user.click(button);
  expect(screen.getByLabelText('Type')).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(await axeViolations(container)).toEqual([]);
});

test('a row opens its details below it, and a card within itself', async () => {
  const details = (row: Project) => <p>Abstract of {row.title}</p>;
  const { user, container } = renderWithPortal(<DataTable {...base} details={details} />);
  const button = screen.getByRole('button', { name: 'Details of Project 2' });
  expect(screen.queryByText('Abstract of Project 2')).toBeNull();
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const panel = container.ownerDocument.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(panel?.textContent).toBe('Abstract of Project 2');
  expect(await axeViolations(container)).toEqual([]);
  await user.click(button);
  expect(screen.queryByText('Abstract of Project 2')).toBeNull();
});

test('details stay open while their row goes out of sight and comes back', async () => {
  const details = (row: Project) => <p>Abstract of {row.title}</p>;
  const { user, rerender } = renderWithPortal(<DataTable {...base} details={details} />);
  await user.click(screen.getByRole('button', { name: 'Details of Project 2' }));
  rerender(<DataTable {...base} details={details} rows={base.rows.slice(0, 1)} />);
  expect(screen.queryByText('Abstract of Project 2')).toBeNull();
  rerender(<DataTable {...base} details={details} />);
  expect(screen.getByText('Abstract of Project 2')).toBeTruthy();
});
