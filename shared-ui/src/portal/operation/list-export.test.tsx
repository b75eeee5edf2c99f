import { LIMITS } from '@portal/contract/limits';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataTable } from '../../design/table/index.ts';
import { Toaster } from '../../design/toaster/index.ts';
import { fakeServer, showPage, type Sent } from '../../testing/index.ts';
import { listExport } from './list-export.tsx';

const server = fakeServer();
const QUERY = { status: 3, ordering: '-id', limit: 10, offset: 0, grouping: 'status', fields: 'id,name' };
// an export in the background has all fields, since other columns may be chosen before it is saved
const ASKED = 'status=3&ordering=-id';
const row = (index: number) => ({ id: index + 1, name: `Request ${index + 1}` });

function serveRows(total: number): void {
  server.on('GET /request/', ({ query }: Sent) => {
    const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
    const results = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) =>
      row(offset + index),
    );
    return { body: { count: 1000, count_capped: true, next: null, previous: null, results } };
  });
}
const operation = (state: string, given: object = {}) => ({
  id: 7,
  kind: 'list_export',
  state,
  done: 0,
  total: LIMITS.exportPiece + 1,
  created: '2026-11-25T12:00:00Z',
  finished: state === 'ready' ? '2026-11-25T12:01:00Z' : null,
  subject: `request?${ASKED}`,
  reason: '',
  abilities: {},
  ...given,
});
const serveOperations = (...results: object[]) =>
  server.on('GET /researcher-operation/', {
    count: results.length,
    next: null,
    previous: null,
    results,
  });

const Page = () => (
  <>
    <DataTable
      caption="Requests"
      columns={[{ id: 'name', header: 'Name', value: (one) => (one as { name?: string }).name }]}
      rows={[]}
      count={1000}
      countCapped
      state={{ page: 1, pageSize: 10, ordering: '', search: '', filters: {} }}
      onStateChange={() => undefined}
      rowId={(one) => String(one.id)}
      exportRows={listExport('GET /request/', QUERY)}
    />
    <Toaster />
  </>
);
const show = () => showPage(Page, { route: 'request' });
let saved: Blob[];
const lines = async () => (await saved[0]?.text())?.trim().split('\r\n') ?? [];

beforeEach(() => {
  saved = [];
  serveOperations();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (content: Blob) => {
        saved.push(content);
        return 'blob:here';
      };
      static override revokeObjectURL = () => undefined;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('as many rows as the page reads are saved immediately', async () => {
  serveRows(LIMITS.exportRows);
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(/^5,?000 rows saved as CSV$/)).toBeTruthy();
  expect(await lines()).toHaveLength(LIMITS.exportRows + 1);
  expect(server.sent).toEqual([]);
});

test('one row more begins an export in the background, which the page then shows', async () => {
  serveRows(LIMITS.exportRows + 1);
  server.on('POST /researcher-export/', () => {
    serveOperations(operation('working', { done: 500 }));
    return { status: 202, body: operation('pending') };
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Your export: 500 of 1,001 rows')).toBeTruthy();
  expect(await screen.findByText('Your export is being prepared')).toBeTruthy();
  expect(server.sent.map(({ call, body }) => [call, body])).toEqual([
    ['POST /researcher-export/', { list: 'request', query: ASKED, address: expect.any(String) }],
  ]);
  expect(saved).toEqual([]);
});

test('what is ready is saved piece by piece, in the columns of the table', async () => {
  serveOperations(operation('ready'));
  server.on('GET /researcher-export/7/rows/', ({ query }: Sent) => ({
    body: { results: query.get('piece') === '0' ? [row(0), row(1)] : [row(2)] },
  }));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Save CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await lines()).toEqual([
    expect.stringContaining('"Name"'),
    '"Request 1"',
    '"Request 2"',
    '"Request 3"',
  ]);
});

test('the export of another query is not shown', async () => {
  serveOperations(operation('ready', { subject: 'request?status=4' }));
  show();
  await screen.findByRole('button', { name: 'Export CSV' });
  expect(screen.queryByRole('button', { name: 'Save CSV' })).toBeNull();
});

test('a failed export gives the reason', async () => {
  serveOperations(operation('failed', { reason: 'You hold fewer rights' }));
  show();
  expect(await screen.findByText('You hold fewer rights')).toBeTruthy();
});

test('the server says why none is begun', async () => {
  serveRows(LIMITS.exportRows + 1);
  const detail = 'Another export of yours is being made. Please wait until it is ready';
  server.on('POST /researcher-export/', () => ({ status: 409, body: { code: 'WRONG_STATE', detail } }));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Export XLSX' }));
  expect(await screen.findByText(detail)).toBeTruthy();
});
