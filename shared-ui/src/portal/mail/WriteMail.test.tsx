import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import { SessionContext } from '../session/index.ts';
import { axeViolations, renderWithPortal, sessionUser, VISITOR } from '../../testing/index.ts';
import { WriteMail } from './index.ts';

const FILE = 'a0000000-0000-4000-8000-000000000001';

/** An upload that is stored immediately, or when `start` says so. */
function makeUploads(stored: object, start: (end: () => void) => void = (end) => end()) {
  return class extends EventTarget {
    upload = new EventTarget();
    status = 201;
    responseText = JSON.stringify(stored);
    open = () => undefined;
    setRequestHeader = () => undefined;
    abort = () => undefined;
    send = () => start(() => void this.dispatchEvent(new Event('load')));
  };
}

type Reply = { status: number; body: unknown };
let replies: Record<string, Reply>;
let templateAnswers: Promise<unknown> = Promise.resolve();
const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  templateAnswers = Promise.resolve();
  replies = {
    'GET /api/email-template/': {
      status: 200,
      body: {
        count: 1,
        next: null,
        previous: null,
        results: [{ id: 3, key: 'user_question', title: 'Question to a researcher' }],
      },
    },
    'GET /api/email-template/3/filled/': {
      status: 200,
      body: {
        from: '"Base" <no-reply@portal.test>',
        to: ['ada@uni.test'],
        cc: [],
        bcc: [],
        subject: 'A question',
        body: '<p>Dear Ada</p>',
      },
    },
    'POST /api/email/': { status: 202, body: { status: 'queued' } },
  };
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    const reply = replies[`${init?.method ?? 'GET'} ${input.split('?')[0]}`];
    const answer = Response.json(reply?.body ?? {}, { status: reply?.status ?? 404 });
    return input.includes('/filled/') ? templateAnswers.then(() => answer) : Promise.resolve(answer);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const showFor = (ui: ReactNode, userId = 3) =>
  renderWithPortal(
    <SessionContext value={{ ...VISITOR, status: 'signed-in', user: sessionUser({ id: userId }) }}>
      {ui}
    </SessionContext>,
  );

function show(userId?: number) {
  const onClose = vi.fn<() => void>();
  const about = { model: 'user', id: 12, name: 'Ada Reader' } as const;
  const { user } = showFor(<WriteMail about={about} onClose={onClose} />, userId);
  return { user, onClose };
}

test('a refusal preserves what was typed and says what is wrong [S8-14]', async () => {
  replies['POST /api/email/'] = { status: 400, body: { 'to.0': ['This address is blocked'] } };
  const { user, onClose } = show();
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Recipients'), 'ada@uni.test ');
  await user.type(within(dialog).getByLabelText('Subject'), 'Hello');
  await user.click(within(dialog).getByRole('button', { name: 'Send Email' }));
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toContain('Error while sending email');
  expect(within(dialog).getByRole('button', { name: 'Remove ada@uni.test' })).toBeTruthy();
  expect(within(dialog).getAllByText('This address is blocked')).toHaveLength(2);
  expect(within(dialog).getByLabelText('Subject')).toHaveProperty('value', 'Hello');
  expect(onClose).not.toHaveBeenCalled();
});

test('an empty email about a person goes to that person', async () => {
  const about = { model: 'user', id: 12, name: 'Ada Reader', to: ['ada@uni.test'] } as const;
  showFor(<WriteMail about={about} onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Remove ada@uni.test' })).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Send Email' })).toHaveProperty('disabled', false);
});

test('a template fills the mail; blind copies are shown; it goes out and the panel closes [S2.17-01 S2.17-02 S2.17-03 S2.17-08]', async () => {
  const { user, onClose } = show();
  const dialog = await screen.findByRole('dialog');
  const send = within(dialog).getByRole('button', { name: 'Send Email' });
  // No one to send to yet, and no sender to show.
  expect(send).toHaveProperty('disabled', true);
  expect(within(dialog).queryByText(/^From/)).toBeNull();
  await user.selectOptions(await within(dialog).findByLabelText('Start from'), 'Question to a researcher');
  expect(await within(dialog).findByRole('button', { name: 'Remove ada@uni.test' })).toBeTruthy();
  expect(within(dialog).getByText(/^From "Base"/)).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Recipients'), 'bo@uni.test cy@uni.test,');
  await user.click(within(dialog).getByLabelText('Send to all recipients as blind copies'));
  expect(within(dialog).getByText(/All recipients are sent via BCC/)).toBeTruthy();
  expect(await axeViolations(dialog)).toEqual([]);
  await user.click(send);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    {
      to: ['ada@uni.test', 'bo@uni.test', 'cy@uni.test'],
      cc: [],
      bcc: [],
      bcc_all: true,
      subject: 'A question',
      body: '<p>Dear Ada</p>',
      email_template: 'user_question',
      model_name: 'user',
      object_id: '12',
      attachments: [],
    },
  ]);
});

test('a panel that closes by Escape preserves what was typed until it is sent or started again', async () => {
  const about = { model: 'user', id: 12, name: 'Ada Reader', to: ['ada@uni.test'] } as const;
  const open = () => showFor(<WriteMail about={about} onClose={() => undefined} />);
  const { user, unmount } = open();
  await user.type(await screen.findByLabelText('Subject'), 'Your letter');
  unmount();

  const again = open();
  expect(await screen.findByText('This is the text you wrote earlier.')).toBeTruthy();
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Your letter');
  await again.user.click(screen.getByRole('button', { name: 'Send Email' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  again.unmount();

  open();
  expect(await screen.findByLabelText('Subject')).toHaveProperty('value', '');
  expect(screen.queryByText('This is the text you wrote earlier.')).toBeNull();
});

test('a template asks before it replaces what someone typed; a fresh one is exchanged immediately', async () => {
  const { user } = show();
  const dialog = await screen.findByRole('dialog');
  const templates = await within(dialog).findByLabelText('Start from');
  const subject = () => within(dialog).getByLabelText('Subject');
  await user.selectOptions(templates, 'Question to a researcher');
  await waitFor(() => expect(subject()).toHaveProperty('value', 'A question'));
  await user.selectOptions(templates, 'Blank email');
  expect(subject()).toHaveProperty('value', '');

  await user.type(subject(), 'My own words');
  await user.selectOptions(templates, 'Question to a researcher');
  const question = await screen.findByRole('alertdialog', { name: 'Replace your text?' });
  await user.click(within(question).getByRole('button', { name: 'Keep my text' }));
  expect(subject()).toHaveProperty('value', 'My own words');
  expect(templates).toHaveProperty('value', '');

  await user.selectOptions(templates, 'Question to a researcher');
  await user.click(await screen.findByRole('button', { name: 'Replace text' }));
  await waitFor(() => expect(subject()).toHaveProperty('value', 'A question'));
  expect(templates).toHaveProperty('value', 'user_question');
});

test('template, blind copies and attachments are stored with the draft [P7-01]', async () => {
  vi.stubGlobal('XMLHttpRequest', makeUploads({ id: FILE, name: 'letter.pdf', size: 12 }));
  const { user } = show();
  const dialog = await screen.findByRole('dialog');
  await user.selectOptions(await within(dialog).findByLabelText('Start from'), 'Question to a researcher');
  await within(dialog).findByRole('button', { name: 'Remove ada@uni.test' });
  await user.click(within(dialog).getByLabelText('Send to all recipients as blind copies'));
  await user.upload(
    within(dialog).getByLabelText(/Attachments/),
    new File(['%PDF-1.4'], 'letter.pdf', { type: 'application/pdf' }),
  );
  expect(await within(dialog).findByRole('button', { name: /Remove letter.pdf/ })).toBeTruthy();
  cleanup();

  const again = show();
  const reopened = await screen.findByRole('dialog');
  expect(await within(reopened).findByRole('button', { name: /Remove letter.pdf/ })).toBeTruthy();
  expect(await within(reopened).findByLabelText('Start from')).toHaveProperty('value', 'user_question');
  await again.user.click(within(reopened).getByRole('button', { name: 'Send Email' }));
  await waitFor(() => expect(again.onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([{ email_template: 'user_question', bcc_all: true, attachments: [FILE] }]);
});

test('what is typed and ticked while a file is uploaded stays when the upload ends', async () => {
  let endUpload: () => void = () => undefined;
  const uploads = makeUploads({ id: FILE, name: 'letter.pdf', size: 12 }, (end) => (endUpload = end));
  vi.stubGlobal('XMLHttpRequest', uploads);
  const { user, onClose } = show();
  const dialog = await screen.findByRole('dialog');
  await user.upload(
    within(dialog).getByLabelText(/Attachments/),
    new File(['%PDF-1.4'], 'letter.pdf', { type: 'application/pdf' }),
  );
  await user.type(within(dialog).getByLabelText('Recipients'), 'bo@uni.test cy@uni.test,');
  await user.type(within(dialog).getByLabelText('Subject'), 'Two of you');
  await user.click(within(dialog).getByLabelText('Send to all recipients as blind copies'));
  act(endUpload);
  expect(await within(dialog).findByRole('button', { name: /Remove letter.pdf/ })).toBeTruthy();
  expect(within(dialog).getByLabelText('Subject')).toHaveProperty('value', 'Two of you');
  cleanup();

  const again = show();
  const reopened = await screen.findByRole('dialog');
  expect(within(reopened).getByLabelText('Subject')).toHaveProperty('value', 'Two of you');
  await again.user.click(within(reopened).getByRole('button', { name: 'Send Email' }));
  await waitFor(() => expect(again.onClose).toHaveBeenCalled());
  expect(onClose).not.toHaveBeenCalled();
  expect(sent).toMatchObject([
    { to: ['bo@uni.test', 'cy@uni.test'], subject: 'Two of you', bcc_all: true, attachments: [FILE] },
  ]);
});

test('a mail waits for the file that is on its way, and says so', async () => {
  let endUpload: () => void = () => undefined;
  const uploads = makeUploads({ id: FILE, name: 'letter.pdf', size: 12 }, (end) => (endUpload = end));
  vi.stubGlobal('XMLHttpRequest', uploads);
  const about = { model: 'user', id: 12, name: 'Ada Reader', to: ['ada@uni.test'] } as const;
  const { user } = showFor(<WriteMail about={about} onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog');
  const send = within(dialog).getByRole('button', { name: 'Send Email' });
  await user.upload(
    within(dialog).getByLabelText(/Attachments/),
    new File(['%PDF-1.4'], 'letter.pdf', { type: 'application/pdf' }),
  );
  expect(await within(dialog).findByText('The email can be sent once the file has uploaded.')).toBeTruthy();
  expect(send).toHaveProperty('disabled', true);
  expect(await axeViolations(dialog)).toEqual([]);
  act(endUpload);
  await waitFor(() => expect(send).toHaveProperty('disabled', false));
  await user.click(send);
  await waitFor(() => expect(sent).toMatchObject([{ attachments: [FILE] }]));
});

test('a mail waits for the template that is read', async () => {
  let arrive: (value: unknown) => void = () => undefined;
  templateAnswers = new Promise((resolve) => (arrive = resolve));
  const about = { model: 'user', id: 12, name: 'Ada Reader', to: ['ada@uni.test'] } as const;
  const { user } = showFor(<WriteMail about={about} onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog');
  const send = within(dialog).getByRole('button', { name: 'Send Email' });
  await user.selectOptions(await within(dialog).findByLabelText('Start from'), 'Question to a researcher');
  expect(await within(dialog).findByText('The email can be sent once the template has loaded.')).toBeTruthy();
  expect(send).toHaveProperty('disabled', true);
  arrive(null);
  await waitFor(() => expect(send).toHaveProperty('disabled', false));
});

test('a template asks also about what was typed while it was read', async () => {
  let arrive: (value: unknown) => void = () => undefined;
  const { user } = show();
  const dialog = await screen.findByRole('dialog');
  const templates = await within(dialog).findByLabelText('Start from');
  const subject = () => within(dialog).getByLabelText('Subject');
  for (const [answer, words, chosen] of [
    ['Keep my text', 'My own words', ''],
    ['Replace text', 'A question', 'user_question'],
  ] as const) {
    templateAnswers = new Promise((resolve) => (arrive = resolve));
    await user.clear(subject());
    await user.selectOptions(templates, 'Blank email');
    const confirm = screen.queryByRole('button', { name: 'Replace text' });
    if (confirm) await user.click(confirm);
    await user.selectOptions(templates, 'Question to a researcher');
    await user.type(subject(), 'My own words');
    arrive(null);
    await user.click(await screen.findByRole('button', { name: answer }));
    await waitFor(() => expect(subject()).toHaveProperty('value', words));
    expect(templates).toHaveProperty('value', chosen);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
});

const OLD_DRAFT = { to: ['bo@uni.test'], cc: [], subject: 'Half a letter', body: '<p>Dear Bo</p>' };
const OLD_NOTE = 'This is the text you wrote earlier.';

test('a draft of an earlier release, which lacks what was added since, is there; a template asks before it goes', async () => {
  sessionStorage.setItem('portal.mail.user-12', JSON.stringify(OLD_DRAFT));
  const { user } = show();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(OLD_NOTE)).toBeTruthy();
  expect(within(dialog).getByLabelText('Subject')).toHaveProperty('value', 'Half a letter');
  await user.selectOptions(await within(dialog).findByLabelText('Start from'), 'Question to a researcher');
  expect(await screen.findByRole('alertdialog', { name: 'Replace your text?' })).toBeTruthy();
});

test('who signs in next in the same tab does not find the mail of the person before', async () => {
  const { user } = show(3);
  await user.type(await screen.findByLabelText('Subject'), 'Between us');
  cleanup();
  show(4);
  expect(await screen.findByLabelText('Subject')).toHaveProperty('value', '');
  expect(screen.queryByText(OLD_NOTE)).toBeNull();
  cleanup();
  show(3);
  expect(await screen.findByLabelText('Subject')).toHaveProperty('value', 'Between us');
});

test('a letter is in the language of its recipient, and staff can take the English one instead', async () => {
  const filled = replies['GET /api/email-template/3/filled/'];
  replies['GET /api/email-template/3/filled/'] = {
    status: 200,
    body: {
      ...(filled?.body as object),
      language: 'es',
      recipient_languages: ['es'],
      subject: 'Una pregunta',
      body: '<p>Hola, Ada:</p>',
      translations: [{ language: 'en', subject: 'A question', body: '<p>Dear Ada</p>' }],
    },
  };
  const { user } = show();
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(await dialog.findByLabelText('Start from'), 'Question to a researcher');
  expect(await dialog.findByText('The recipient uses the portal in Spanish.')).toBeTruthy();
  expect(dialog.getByLabelText('Subject')).toHaveProperty('value', 'Una pregunta');
  await user.click(dialog.getByRole('button', { name: 'Use the letter in English' }));
  expect(dialog.getByLabelText('Subject')).toHaveProperty('value', 'A question');
  await user.click(dialog.getByRole('button', { name: 'Use the letter in Spanish' }));
  await user.click(dialog.getByRole('button', { name: 'Send Email' }));
  await waitFor(() => expect(sent).toMatchObject([{ subject: 'Una pregunta', body: '<p>Hola, Ada:</p>' }]));
});
