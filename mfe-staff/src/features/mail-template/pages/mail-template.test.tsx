// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axeViolations, fakeServer, showPage, stubRangeRects } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Component as ListPage } from './TemplateListPage.tsx';
import { Component as TemplatePage } from './TemplatePage.tsx';

stubRangeRects();
const server = fakeServer();
const template = (more: object = {}) => ({
  id: 4,
  key: 'user_question',
  title: 'Question to a researcher',
  model_name: 'user',
  subject: 'A question',
  body: '<p>Dear {first_name}</p>',
  subject_es: '',
  body_es: '',
  placeholders: ['first_name', 'product_name'],
  required_placeholders: [],
  modified: '2026-11-21T10:00:00Z',
  abilities: { edit: true },
  ...more,
});
const showOne = () =>
  showPage(TemplatePage, {
    route: 'administration/email-templates/:id',
    at: '/administration/email-templates/4',
    role: 'sfari_admin',
  });

test('the list leads to each template, and says what it is about', async () => {
  const results = [
    template(),
    template({ id: 5, title: 'Decision: request rejected', model_name: 'request' }),
  ];
  server.on('GET /email-template/', { count: 2, next: null, previous: null, results });
  const { container } = showPage(ListPage, {
    route: 'administration/email-templates',
    at: '/administration/email-templates',
    role: 'sfari_admin',
  });
  const link = await screen.findByRole('link', { name: 'Question to a researcher' });
  expect(link.getAttribute('href')).toBe('/administration/email-templates/4');
  expect(screen.getByText('A request')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('a placeholder goes where someone typed last, in the subject or the message', async () => {
  server.on('GET /email-template/4/', template());
  server.on('PATCH /email-template/4/', template());
  const { user } = showOne();
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
  await user.click(subject);
  subject.setSelectionRange(2, 2);
  await user.click(screen.getByRole('button', { name: 'Insert {product_name}' }));
  expect(subject.value).toBe('A {product_name}question');
  expect(document.activeElement).toBe(subject);
  const message = await screen.findByRole('textbox', { name: 'Message' });
  fireEvent.focus(message);
  await user.click(screen.getByRole('button', { name: 'Insert {first_name}' }));
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  await waitFor(() =>
    expect(server.sent.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      subject: 'A {product_name}question',
      body: '<p>Dear {first_name}{first_name}</p>',
      subject_es: '',
      body_es: '',
    }),
  );
});

test('the preview beside it has an example in each place, and follows what is typed', async () => {
  server.on('GET /email-template/4/', template());
  const { user } = showOne();
  const preview = within(await screen.findByRole('region', { name: 'How the email will look' }));
  const bodies = () =>
    server.sent.filter(({ call }) => call === 'POST /email/preview/').map(({ body }) => body);
  await waitFor(() => expect(bodies()).toEqual([{ subject: 'A question', body: '<p>Dear Maya</p>' }]));
  await user.type(screen.getByLabelText('Subject'), ' from {{product_name} and {{nickname}');
  expect(preview.getByText('A question from SFARI Base and {nickname}')).toBeTruthy();
  await waitFor(() =>
    expect(bodies().at(-1)).toMatchObject({ subject: 'A question from SFARI Base and {nickname}' }),
  );
  // the server here answers no preview
  expect(await preview.findByText(/^The preview didn't load/)).toBeTruthy();
});

test('a template shows its preview, and is saved at the version that was read', async () => {
  server.on('GET /email-template/4/', template());
  server.on('POST /email/preview/', { html: '<p style="color: red">Dear Maya</p>', text: 'Dear Maya' });
  server.on('PATCH /email-template/4/', template({ subject: 'One question' }));
  const { user } = showOne();
  const subject = await screen.findByLabelText('Subject');
  await user.clear(subject);
  await user.type(subject, 'One question');
  expect(await screen.findByText('Dear Maya', { selector: 'pre' })).toBeTruthy();
  const frame = screen.getByTitle<HTMLIFrameElement>('How the email will look');
  // no scripts; and no style in the text, which the portal's rules refuse and the reader would miss
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  expect(frame.srcdoc).not.toContain(' style=');
  const inside = frame.contentDocument;
  if (inside) inside.body.innerHTML = '<p data-look="color: red">Dear</p>';
  fireEvent.load(frame);
  expect(inside?.querySelector('p')?.style.color).toBe('red');
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  await waitFor(() =>
    expect(server.sent.find(({ call }) => call === 'PATCH /email-template/4/')).toMatchObject({
      ifMatch: '"1"',
      body: { subject: 'One question', body: '<p>Dear {first_name}</p>' },
    }),
  );
});

test('a place that does not exist is shown at its field', async () => {
  server.on('GET /email-template/4/', template());
  server.on('PATCH /email-template/4/', () => ({
    status: 400,
    body: { subject: ['Unknown placeholders: nickname'] },
  }));
  const { user } = showOne();
  await user.type(await screen.findByLabelText('Subject'), ' x');
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  expect((await screen.findAllByText('Unknown placeholders: nickname')).length).toBeGreaterThan(0);
});

test('a template of a request says what must stay in it; what is missing is shown at its field [P7-02]', async () => {
  server.on(
    'GET /email-template/4/',
    template({
      model_name: 'request',
      placeholders: ['request_code', 'request_link'],
      required_placeholders: ['request_code', 'request_link'],
    }),
  );
  const missing = 'The subject or message must include these placeholders: {request_link}';
  server.on('PATCH /email-template/4/', () => ({ status: 400, body: { body: [missing] } }));
  const { user, container } = showOne();
  expect(
    await screen.findByText(/Subject or message must include: \{request_code\}, \{request_link\}/),
  ).toBeTruthy();
  await user.type(screen.getByLabelText('Subject'), ' mine');
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  expect((await screen.findAllByText(missing)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'A question mine');
  expect(await axeViolations(container)).toEqual([]);
});

test('a template that someone else saved is shown beside mine, and replaced only when I say so', async () => {
  server.on('GET /email-template/4/', template());
  server.on('PATCH /email-template/4/', ({ ifMatch }) =>
    ifMatch === '"2"'
      ? { body: template({ subject: 'Mine' }), etag: '"3"' }
      : { status: 409, body: { code: 'STALE', detail: 'Someone else changed this after you opened it' } },
  );
  const { user } = showOne();
  const subject = await screen.findByLabelText('Subject');
  await user.clear(subject);
  await user.type(subject, 'Mine');
  server.on('GET /email-template/4/', () => ({
    body: template({ subject: 'Theirs', body: '<p>Hello {first_name}</p>' }),
    etag: '"2"',
  }));
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  const box = await screen.findByRole('alert');
  expect(box.textContent).toContain('Someone else saved a newer version');
  expect(box.textContent).toContain('Theirs');
  expect(box.textContent).toContain('Hello {first_name}');
  expect(subject).toHaveProperty('value', 'Mine');
  expect(await axeViolations(box)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Replace their version with mine' }));
  await waitFor(() =>
    expect(server.sent.filter(({ call }) => call.startsWith('PATCH')).map(({ ifMatch }) => ifMatch)).toEqual([
      '"1"',
      '"2"',
    ]),
  );
});

test('their version of a template can be taken instead', async () => {
  server.on('GET /email-template/4/', template());
  server.on('PATCH /email-template/4/', () => ({ status: 409, body: { code: 'STALE', detail: 'Changed' } }));
  const { user } = showOne();
  await user.type(await screen.findByLabelText('Subject'), ' of mine');
  server.on('GET /email-template/4/', () => ({ body: template({ subject: 'Theirs' }), etag: '"2"' }));
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  await user.click(await screen.findByRole('button', { name: 'Use their version' }));
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Theirs');
  expect(screen.queryByText('Someone else saved a newer version')).toBeNull();
});

test('the Spanish text is beside the English one, with its placeholders and its preview', async () => {
  server.on('GET /email-template/4/', template({ subject_es: 'Una pregunta', body_es: '<p>Hola</p>' }));
  server.on('PATCH /email-template/4/', template());
  const { user } = showOne();
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject in Spanish (optional)');
  const parts = screen.getAllByRole('heading', { level: 2, name: /^In / });
  expect(parts.map(({ textContent }) => textContent)).toEqual(['In English', 'In Spanish']);
  await user.click(subject);
  const preview = within(screen.getByRole('region', { name: 'How the email will look' }));
  expect(await preview.findByText('Una pregunta')).toBeTruthy();
  fireEvent.focus(await screen.findByRole('textbox', { name: 'Message in Spanish' }));
  await user.click(screen.getByRole('button', { name: 'Insert {first_name}' }));
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  await waitFor(() =>
    expect(server.sent.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      subject: 'A question',
      body: '<p>Dear {first_name}</p>',
      subject_es: 'Una pregunta',
      body_es: '<p>Hola{first_name}</p>',
    }),
  );
});
