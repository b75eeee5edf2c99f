import type { Incident } from '@portal/contract/types';
import { screen } from '@testing-library/react';
import { fakeServer, showPage } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { HandleIncident } from './HandleIncident.tsx';

const server = fakeServer();
const incident: Incident = {
  id: 1,
  request: { id: 101, sfari_request_id: 'REQ000001' },
  reporter: { id: 5, display_name: 'Maya Lindqvist' },
  kind: 'loss',
  noticed: '2026-11-16',
  description: 'A disk is gone',
  measures: '',
  status: 'new',
  notes: 'Ask their security office',
  outcome: '',
  created: '2026-11-16T10:00:00Z',
  closed: null,
  version: 'W/"1"',
  abilities: { read: true, handle: true, see_notes: true },
};

const show = (given = incident) => {
  const Page = () => <HandleIncident incident={given} />;
  return showPage(Page, { route: 'request', role: 'sfari_admin' });
};

test('an incident that is closed without an outcome is refused at its field, and nothing typed is lost', async () => {
  const sent: unknown[] = [];
  server.on('PATCH /incident/1/', ({ body }: { body: unknown }) => {
    sent.push(body);
    return { status: 400, body: { outcome: ['Please enter an outcome before closing it'] } };
  });
  const { user } = show();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Closed');
  await user.click(screen.getByRole('button', { name: 'Save Incident' }));
  expect(await screen.findByText('Please enter an outcome before closing it')).toBeTruthy();
  expect(sent).toEqual([{ status: 'closed', notes: 'Ask their security office', outcome: '' }]);
  expect(screen.getByDisplayValue('Ask their security office')).toBeTruthy();
});

test('what someone else has saved is beside what is typed, and is overwritten only on purpose', async () => {
  const versions: (string | null)[] = [];
  server.on('PATCH /incident/1/', ({ ifMatch }: { ifMatch: string | null }) => {
    versions.push(ifMatch);
    return ifMatch === 'W/"2"'
      ? { body: { ...incident, notes: 'Mine' }, etag: 'W/"3"' }
      : { status: 409, body: { code: 'STALE', detail: 'Changed', correlation_id: 'c' } };
  });
  server.on('GET /incident/1/', () => ({ body: { ...incident, notes: 'Theirs' }, etag: 'W/"2"' }));
  const { user } = show();
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  await user.clear(notes);
  await user.type(notes, 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save Incident' }));
  expect(await screen.findByText('Theirs')).toBeTruthy();
  expect(screen.getByDisplayValue('Mine')).toBeTruthy();
  expect(versions).toEqual(['W/"1"']);
  await user.click(screen.getByRole('button', { name: 'Replace their version with mine' }));
  expect(await screen.findByRole('button', { name: 'Save Incident' })).toBeTruthy();
  expect(versions).toEqual(['W/"1"', 'W/"2"']);
});

test('the person who may only read it has nothing to fill in', () => {
  show({ ...incident, abilities: { read: true, handle: false, see_notes: true } });
  expect(screen.queryByRole('button', { name: 'Save Incident' })).toBeNull();
});
