// @vitest-environment jsdom
// the sanitiser is not safe on happy-dom, whose parser differs from browsers
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { axeViolations, stubRangeRects, renderWithPortal } from '../../testing/index.ts';
import { isEmptyHtml, RichText, SafeHtml, sanitize, type InsertText } from './index.ts';

test.each([
  ['<p onclick="steal()">Hello<script>steal()</script></p>', '<p>Hello</p>'],
  ['<img src=x onerror=steal()>text', 'text'],
  ['<a href="javascript:steal()">x</a>', '<a>x</a>'],
  ['<a href="//evil.test">x</a>', '<a>x</a>'],
  [String.raw`<a href="/\evil.test">x</a>`, '<a>x</a>'],
  ['<a href="/&#9;/evil.test">x</a>', '<a>x</a>'],
  ['<a href="/.//evil.test">x</a>', '<a>x</a>'],
  ['<a href="evil.test">x</a>', '<a>x</a>'],
  ['<p style="position:fixed">x</p>', '<p>x</p>'],
  ['<a href="/project/7">x</a>', '<a href="/project/7">x</a>'],
])('%s becomes harmless', (dirty, clean) => {
  expect(sanitize(dirty)).toBe(clean);
});

test('a link to the portal in an email template stays', () => {
  const link = '<a href="{portal_url}/joinder">x</a>';
  expect(sanitize(link)).toBe(link);
  expect(sanitize('<a href="{request_link}">x</a>')).toBe('<a href="{request_link}">x</a>');
  expect(sanitize('<a href="{other}x">x</a>')).toBe('<a>x</a>');
  expect(sanitize('<a href="{request_link}.evil.test">x</a>')).toBe('<a>x</a>');
});

test('links to other sites open without a handle on our window', () => {
  expect(sanitize('<a href="https://example.test">x</a>')).toBe(
    '<a href="https://example.test" target="_blank" rel="noopener noreferrer">x</a>',
  );
});

test('an empty paragraph is empty', () => {
  expect(isEmptyHtml('<p> </p>')).toBe(true);
  expect(isEmptyHtml('<p>x</p>')).toBe(false);
});

test('SafeHtml shows the mark-up and drops the rest', () => {
  renderWithPortal(<SafeHtml html="<p>Bring <strong>two</strong> copies<script>steal()</script></p>" />);
  expect(screen.getByText('two').tagName).toBe('STRONG');
  expect(document.querySelector('script')).toBeNull();
});

test('a light box becomes the editor once it is used, and preserves what was typed until then', async () => {
  function Note() {
    const [text, setText] = useState('');
    return (
      <>
        <RichText label="Note" value={text} onChange={setText} loadsOnFocus />
        <output>{text}</output>
      </>
    );
  }
  const { user } = renderWithPortal(<Note />);
  const plain = screen.getByRole('textbox', { name: 'Note' });
  expect(plain.tagName).toBe('TEXTAREA');
  expect(screen.queryByRole('toolbar')).toBeNull();
  await user.click(plain);
  await user.type(plain, 'a<b');
  expect(await screen.findByRole('toolbar', {}, { timeout: 15_000 })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('<p>a&lt;b</p>');
  expect(screen.getByRole('textbox', { name: 'Note' }).innerHTML).toContain('a&lt;b');
});

test('the caret of an editor with a text starts behind it', async () => {
  stubRangeRects();
  const { user } = renderWithPortal(
    <RichText label="Note" value="<p>First.</p><p>Last.</p>" onChange={vi.fn<() => void>()} />,
  );
  const box = await screen.findByRole('textbox', { name: 'Note' }, { timeout: 15_000 });
  while (document.activeElement !== box) await user.tab();
  await waitFor(() => {
    const selection = document.getSelection();
    expect([selection?.anchorNode?.textContent, selection?.anchorOffset]).toEqual(['Last.', 'Last.'.length]);
  });
});

test('what is inserted behind a link is not part of it', async () => {
  const inserter: { current: InsertText | null } = { current: null };
  const onChange = vi.fn<(html: string) => void>();
  const link = '<a href="{request_link}">Open the request</a>';
  renderWithPortal(
    <RichText label="Message" value={`<p>${link}</p>`} onChange={onChange} inserter={inserter} />,
  );
  await waitFor(() => expect(inserter.current).not.toBeNull());
  inserter.current?.(' words');
  expect(onChange).toHaveBeenLastCalledWith(`<p>${link} words</p>`);
});

test('the editor has a name, a toolbar with states, and no style element of its own', async () => {
  const { user, container } = renderWithPortal(
    <RichText label="Comment" value="<p>First <strong>draft</strong></p>" onChange={vi.fn<() => void>()} />,
  );
  const box = await screen.findByRole('textbox', { name: 'Comment' }, { timeout: 15_000 });
  expect(box.innerHTML).toContain('<strong>draft</strong>');
  expect(await axeViolations(container)).toEqual([]);
  expect(document.head.querySelector('style[data-tiptap-style]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Link' }));
  expect(screen.getByLabelText('Address of the link')).toBe(document.activeElement);
});

test('what waits for words is selected when the editor appears, and nothing else takes the focus', async () => {
  stubRangeRects();
  const value = '<p>Dear Ada,</p><p>see [1]: <strong>[Please list</strong> the changes here]</p>';
  const { unmount } = renderWithPortal(
    <RichText label="Message" value={value} onChange={vi.fn<() => void>()} gapAttempt={0} />,
  );
  const box = await screen.findByRole('textbox', { name: 'Message' }, { timeout: 15_000 });
  await waitFor(() => expect(document.activeElement).toBe(box));
  await waitFor(() => expect(document.getSelection()?.toString()).toBe('[Please list the changes here]'));
  unmount();
  renderWithPortal(
    <RichText label="Note" value="<p>See [1]</p>" onChange={vi.fn<() => void>()} gapAttempt={0} />,
  );
  const other = await screen.findByRole('textbox', { name: 'Note' }, { timeout: 15_000 });
  expect(document.activeElement).not.toBe(other);
});
