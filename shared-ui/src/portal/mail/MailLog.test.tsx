import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations, fakeServer, renderWithPortal } from '../../testing/index.ts';
import { MailLog } from './index.ts';

const server = fakeServer();

const mail = (id: number, more: object) => ({
  id,
  email_template: 'staff_mail',
  model_name: 'request',
  object_id: '4711',
  object_name: 'Maya Lindqvist',
  object_ids: ['4711', '8'],
  to: ['ada@uni.test'],
  cc: [],
  bcc: [],
  subject: `Mail ${id}`,
  body: '<p>Dear Ada</p>',
  status: 'queued',
  attempts: 0,
  error: null,
  correlation_id: null,
  created: '2026-11-21T10:00:00Z',
  sent_at: null,
  abilities: {},
  ...more,
});

test('a mail that the mail server did not take says that it waits, and how often it was tried', async () => {
  const results = [
    mail(1, { attempts: 3, error: 'connect ECONNREFUSED' }),
    mail(2, {}),
    mail(3, { status: 'sent', attempts: 2, sent_at: '2026-11-21T10:05:00Z' }),
  ];
  server.on('GET /email/', { count: 3, next: null, previous: null, results });
  const { container } = renderWithPortal(<MailLog model="request" id={4711} />);
  const list = await screen.findByRole('list', { name: 'Emails' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows[0]?.textContent).toContain("The mail server hasn't accepted it yet. Tried 3 times so far.");
  for (const row of rows.slice(1)) expect(row.textContent).not.toContain('so far');
  expect(await axeViolations(container)).toEqual([]);
});
