import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DateFilter } from '../../design/date-input/index.ts';
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
    empty={{ description: 'Nobody reported any.' }}
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
  expect(await screen.findByText('Nobody reported any.')).toBeTruthy();
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
