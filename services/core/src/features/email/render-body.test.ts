import { MailMessage } from '@portal/contract';
import { DEFAULT_BRANDING } from '@portal/contract/branding';
import { sanitizeHtml } from '@portal/kit';
import { expect, it } from 'vitest';
import { mailHtml, mailText } from './mail-layout.ts';
import { renderBody } from './render-body.ts';

const PORTAL = 'https://portal.test';
const message = MailMessage.parse({
  greeting: 'Dear Ann,',
  paragraphs: ['A <b> & "c"', ['First line', 'Second line']],
  html: '<p>What <em>staff</em> wrote</p>',
  list: [
    { link: { label: 'REQ1', path: '/request/1?tab=x&y=1' }, text: 'of <i>' },
    { text: 'without a link' },
  ],
  below: ['Below'],
  link: { label: 'Open it', path: '/request/1' },
  closing: ['Thank you'],
});
const body = sanitizeHtml(renderBody(message, PORTAL));

it('every part is in its place, plain text escaped, paths behind the address of the portal', () => {
  expect(body.split('\n')).toEqual([
    '<p>Dear Ann,</p>',
    '<p>A &lt;b&gt; &amp; "c"</p>',
    '<p>First line<br />Second line</p>',
    '<p>What <em>staff</em> wrote</p>',
    '<ul><li><a href="https://portal.test/request/1?tab=x&amp;y=1">REQ1</a> of &lt;i&gt;</li><li>without a link</li></ul>',
    '<p>Below</p>',
    '<p><a href="https://portal.test/request/1">Open it</a></p>',
    '<p>Thank you</p>',
  ]);
});

it('the link becomes the button, and is with its address in the text', () => {
  expect(mailHtml('Subject', body, DEFAULT_BRANDING)).toMatch(
    /<a href="https:\/\/portal\.test\/request\/1" style="[^"]*">Open it<\/a>/,
  );
  expect(mailText(body, DEFAULT_BRANDING)).toContain('Open it: https://portal.test/request/1\n\nThank you');
});

it('a sentence has links to pages and to addresses, which show where they lead unless they are notified', () => {
  const pieces = [
    'Set <a> ',
    { label: 'new & one', path: '/reset-password#x' },
    ' at ',
    { path: '/reset-password' },
    ' or write to ',
    { email: 'help@x.org' },
  ];
  const linked = sanitizeHtml(renderBody(MailMessage.parse({ paragraphs: [{ pieces }] }), PORTAL));
  expect(linked).toBe(
    '<p>Set &lt;a&gt; <a href="https://portal.test/reset-password#x">new &amp; one</a> at <a href="https://portal.test/reset-password">https://portal.test/reset-password</a> or write to <a href="mailto:help@x.org">help@x.org</a></p>',
  );
  expect(mailText(linked, DEFAULT_BRANDING)).toContain(
    'Set <a> new & one: https://portal.test/reset-password#x at https://portal.test/reset-password or write to help@x.org: mailto:help@x.org',
  );
});

it('a part that is left out leaves nothing behind', () => {
  expect(renderBody(MailMessage.parse({ paragraphs: ['Alone'] }), PORTAL)).toBe('<p>Alone</p>');
});

it('a link leads nowhere but to the portal', () => {
  const isRefused = (path: string): boolean => !MailMessage.safeParse({ link: { label: 'x', path } }).success;
  expect(['//evil.test', 'https://evil.test', '/\\evil.test', '@evil.test'].map(isRefused)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
