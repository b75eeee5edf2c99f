/** The four states of adding a letter: form, updating, success, error. */
import type { Project } from '@portal/contract';
import { axeViolations, renderWithPortal, setUpUser } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../testing/as-researcher.tsx';
import { IrbUpload } from './IrbUpload.tsx';

afterEach(() => vi.unstubAllGlobals());

/** An upload that arrives immediately. */
class Upload extends EventTarget {
  upload = new EventTarget();
  status = 201;
  responseText = JSON.stringify({ ...FILE, size: 3 });
  open = () => undefined;
  setRequestHeader = () => undefined;
  abort = () => undefined;
  send = () => queueMicrotask(() => this.dispatchEvent(new Event('load')));
}

const FILE = { id: '7d444840-9dc0-41d1-b245-5ffdce74fad2', name: 'letter.pdf' };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** `save` answers the attempt to attach the letter. */
async function open(save: () => Promise<Response> | Response) {
  const sent: unknown[] = [];
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (init.method !== 'PUT') return json(200, FILE);
    sent.push(typeof init.body === 'string' ? JSON.parse(init.body) : undefined);
    return save();
  });
  const project = { id: 61, latest_irb: null, abilities: { attach_irb: true } } as unknown as Project;
  renderWithPortal(
    <AsResearcher>
      <IrbUpload project={project} />
    </AsResearcher>,
  );
  const user = setUpUser();
  await user.click(screen.getByRole('button', { name: 'Add IRB' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add an IRB letter' });
  await user.click(screen.getByLabelText('Exempt'));
  return { user, sent, dialog };
}

test('an exempt letter asks for the exemption date and no renewal [R3-04]', async () => {
  const { dialog, user } = await open(() => json(200, {}));
  expect(screen.getByLabelText('Exemption date')).toBeTruthy();
  expect(screen.queryByLabelText('IRB expiration date')).toBeNull();
  expect(screen.queryByLabelText('Approval date')).toBeNull();
  await user.click(screen.getByLabelText('Approved'));
  expect(screen.getByLabelText('Approval date')).toBeTruthy();
  expect(screen.getByLabelText('IRB expiration date')).toBeTruthy();
  expect(screen.queryByLabelText('Exemption date')).toBeNull();
  expect(await axeViolations(dialog)).toEqual([]);
});

async function send(save: () => Promise<Response> | Response) {
  const opened = await open(save);
  const { user, dialog } = opened;
  const box = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!box) throw new Error('the form has a box for the letter');
  await user.upload(box, new File(['%PDF-1.4'], 'letter.pdf', { type: 'application/pdf' }));
  await screen.findByRole('button', { name: 'Remove letter.pdf' });
  await user.type(screen.getByLabelText('Exemption date'), '01/31/2026');
  await user.click(screen.getByRole('button', { name: 'Save IRB letter' }));
  return opened;
}

test('while it is saved it says so, then it thanks [R4-09 R8-06]', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { sent, user } = await send(() => new Promise((resolve) => (answer = resolve)));
  expect(await screen.findByRole('dialog', { name: 'Saving the IRB letter' })).toBeTruthy();
  answer(json(200, { id: 61 }));
  const thanks = await screen.findByRole('dialog', { name: 'Thank you.' });
  expect(thanks.textContent).toContain(
    'Your IRB / Institutional Assurance has been received. We will review the resource request and get back to you with a decision soon.',
  );
  expect(sent).toEqual([
    {
      file: FILE.id,
      designation: 2,
      assurance_number: null,
      approval_date: null,
      exemption_date: '2026-01-31',
      renewal_date: null,
    },
  ]);
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(screen.queryByRole('dialog', { name: 'Thank you.' })).toBeNull();
});

test('a failure is shown, and what was filled in is preserved [R4-09]', async () => {
  const { user } = await send(() => json(500, { detail: 'Broken', code: 'INTERNAL', correlation_id: 'c-1' }));
  expect(await screen.findByRole('dialog', { name: 'The IRB letter was not saved' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to the form' }));
  expect(screen.getByLabelText('Exemption date')).toHaveProperty('value', '01/31/2026');
  expect(screen.getByRole('button', { name: 'Remove letter.pdf' })).toBeTruthy();
});

test('what the server refuses of a field is shown at the field [R4-09]', async () => {
  await send(() => json(400, { exemption_date: ['Must have a previous date'] }));
  expect(await screen.findByRole('dialog', { name: 'Add an IRB letter' })).toBeTruthy();
  expect((await screen.findAllByText(/Must have a previous date/)).length).toBeGreaterThan(0);
});
