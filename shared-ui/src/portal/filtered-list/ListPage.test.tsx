import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DateFilter } from '../../design/date-input/index.ts';
import { createColumnBuilder } from '../../design/table/index.ts';
import type { RowOf } from '../data/index.ts';
import { emptyList, fakeServer, showPage } from '../../testing/index.ts';
import { ListPage, type ListFilter } from './ListPage.tsx';

const server = fakeServer();
const FILTERS: readonly ListFilter[] = [
  {
    name: 'kind',
    label: 'Kind',
    options: [
      ['loss', 'Loss'],
      ['other', 'Other'],
    ],
  },
  {
    name: 'noticed__gte',
    show: ({ value, onChange }) => <DateFilter label="Noticed from" value={value} onChange={onChange} />,
  },
];

const Incidents = () => (
  <ListPage
    title="Incidents"
    breadcrumbs={[]}
    list="GET /incident/"
    query={{ expand: 'reporter' }}
    ordering="-noticed"
    grouping="kind"
    columns={[{ id: 'description', header: 'Description', value: (row) => row.description }]}
    filters={FILTERS}
    hasExport
    empty={{ description: 'No one reported any.' }}
  />
);

test('asks for what the address says and what the page always asks for; each filter is in the address', async () => {
  const asked: URLSearchParams[] = [];
  server.on('GET /incident/', ({ query }) => {
    asked.push(query);
    return { body: { ...emptyList, groups: { kind: { loss: 3 } } } };
  });
  const { user } = showPage(Incidents, { route: 'incidents', role: 'sfari_admin' });
  expect(await screen.findByRole('heading', { name: 'Incidents', level: 1 })).toBeTruthy();
  expect(await screen.findByText('No one reported any.')).toBeTruthy();
  expect(await screen.findByRole('option', { name: 'Loss (3)' })).toBeTruthy();
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    limit: '10',
    offset: '0',
    ordering: '-noticed',
    expand: 'reporter',
    grouping: 'kind',
  });
  await user.selectOptions(screen.getByLabelText('Kind'), 'loss');
  await waitFor(() => expect(asked.at(-1)?.get('kind')).toBe('loss'));
  await user.type(screen.getByLabelText('Noticed from'), '1/2/2027');
  await waitFor(() => expect(asked.at(-1)?.get('noticed__gte')).toBe('2027-01-02'));
  const dates = asked.flatMap((query) => query.get('noticed__gte') ?? []);
  expect(new Set(dates)).toEqual(new Set(['2027-01-02']));
});

const column = createColumnBuilder<RowOf<'GET /incident/'>>();
const COLUMNS = [
  column(['description'], { id: 'description', header: 'Description', value: (row) => row.description }),
  column(['reporter'], { id: 'reporter', header: 'Reporter', value: (row) => row.reporter?.display_name }),
  column(['kind', 'noticed'], {
    id: 'kind',
    header: 'Kind',
    // reads a field that a row without this column does not have
    value: (row) => `${row.kind.toUpperCase()} ${row.noticed.slice(0, 10)}`,
    isHiddenAtFirst: true,
  }),
];
// @ts-expect-error -- a column names the fields that it reads
column(['kind'], { id: 'wrong', header: 'Wrong', value: (row) => row.noticed });

const Narrow = () => (
  <ListPage
    title="Narrow incidents"
    breadcrumbs={[]}
    list="GET /incident/"
    query={{ expand: 'reporter' }}
    columns={COLUMNS}
    rowFields={['id']}
    rowHref={({ id }) => `/incident/${id}`}
    storageKey="narrow-incidents"
    hasExport
    empty={{}}
  />
);

test('asks for the fields of the columns that show; a column that is added waits for its rows, and is exported', async () => {
  localStorage.clear();
  const whole: Readonly<Record<string, unknown>> = {
    id: 7,
    description: 'A lost laptop',
    reporter: { id: 3, display_name: 'Ada Reader' },
    kind: 'loss',
    noticed: '2027-01-02T10:00:00Z',
  };
  const asked: (string | null)[] = [];
  server.on('GET /incident/', ({ query }) => {
    const fields = query.get('fields');
    asked.push(fields);
    const shown = `${fields},${query.get('expand')}`.split(',');
    const row = Object.fromEntries(Object.entries(whole).filter(([name]) => shown.includes(name)));
    return { body: { ...emptyList, count: 1, results: [row] } };
  });
  const { user } = showPage(Narrow, { route: 'narrow', role: 'sfari_admin' });
  expect((await screen.findByRole('link', { name: 'A lost laptop' })).getAttribute('href')).toBe(
    '/incident/7',
  );
  expect(asked).toEqual(['description,id']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Kind' }));
  expect(await screen.findByRole('cell', { name: 'LOSS 2027-01-02' })).toBeTruthy();
  expect(asked).toEqual(['description,id', 'description,id,kind,noticed']);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked.at(-1)).toBe('description,id,kind,noticed');
});
