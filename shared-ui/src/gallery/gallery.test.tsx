import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations, fakeServer, renderWithPortal } from '../testing/index.ts';
import { Gallery } from './index.ts';

const server = fakeServer();

test.each(['Layout', 'Form', 'Table', 'Feedback', 'Emails'])(
  'the %s part of the gallery has no axe violation',
  async (part) => {
    server.on('GET /gallery/emails.json', MAILS);
    const { user, container } = renderWithPortal(<Gallery />);
    await user.click(screen.getByRole('tab', { name: part }));
    expect(await axeViolations(container)).toEqual([]);
  },
  // axe reads hundreds of elements here
  60_000,
);

test('each email is shown with its shortest and its longest data', async () => {
  server.on('GET /gallery/emails.json', MAILS);
  const { user } = renderWithPortal(<Gallery />);
  await user.click(screen.getByRole('tab', { name: 'Emails' }));
  const email = await screen.findByRole('region', { name: 'Request withdrawn' });
  expect([...email.querySelectorAll('iframe')].map(({ title, srcdoc }) => [title, srcdoc])).toEqual([
    ['request_withdrawn, shortest data: REQ1 is withdrawn', '<p>No.</p>'],
    ['request_withdrawn, longest data: REQ1 is withdrawn', '<p>No, thank you.</p>'],
  ]);
});

test('emails that could not be drawn are asked for again', async () => {
  server.on('GET /gallery/emails.json', () => ({ status: 500 }));
  const { user } = renderWithPortal(<Gallery />);
  await user.click(screen.getByRole('tab', { name: 'Emails' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.on('GET /gallery/emails.json', MAILS);
  await user.click(again);
  expect(await screen.findByRole('region', { name: 'Request withdrawn' })).toBeTruthy();
});

const mail = (html: string) => ({ template: 'request_withdrawn', subject: 'REQ1 is withdrawn', html });
const MAILS = [
  {
    service: 'researcher',
    title: 'Request withdrawn',
    shortest: [mail('<p>No.</p>')],
    longest: [mail('<p>No, thank you.</p>')],
  },
];
