// @vitest-environment jsdom
// the editor asks for selections as browsers have them
import { WRITE_FIRST } from '@portal/contract/mail-rules';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { axeViolations, stubRangeRects, renderWithPortal } from '../../testing/index.ts';
import type { MailWords } from './draft.ts';
import { MailFields } from './MailFields.tsx';
import { useUnwritten } from './use-unwritten.ts';

function Composer({ onSend }: { onSend: () => void }) {
  const [draft, setDraft] = useState<MailWords>({
    to: ['ada@uni.test'],
    cc: [],
    bcc: [],
    subject: 'A question about [Name]',
    body: '<p>Dear Ada</p><p>[Please write your question here]</p>',
  });
  const { attempt, isRefused } = useUnwritten(draft);
  return (
    <>
      <MailFields draft={draft} onChange={setDraft} error={null} attempt={attempt} />
      <button type="button" onClick={() => (isRefused() ? undefined : onSend())}>
        Send
      </button>
    </>
  );
}

test('a mail with words in square brackets is not sent, and reported at the field', async () => {
  stubRangeRects();
  const onSend = vi.fn<() => void>();
  const { user, container } = renderWithPortal(<Composer onSend={onSend} />);
  const message = await screen.findByRole('textbox', { name: 'Message' }, { timeout: 15_000 });
  const subject = screen.getByLabelText('Subject');
  expect(message.getAttribute('aria-invalid')).toBeNull();
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getAllByText(WRITE_FIRST)).toHaveLength(2);
  expect(scrolled.mock.contexts.map((box) => (box as Element).id)).toContain('email-body-error');
  expect(scrolled, 'in the middle, as buttons cover the end').toHaveBeenCalledWith({ block: 'center' });
  expect([message, subject].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  await waitFor(() => expect(document.activeElement).toBe(message));
  expect(document.getSelection()?.toString()).toBe('[Please write your question here]');
  expect(await axeViolations(container)).toEqual([]);
  await user.clear(subject);
  await user.type(subject, 'A question');
  expect(screen.getAllByText(WRITE_FIRST)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).not.toHaveBeenCalled();
});

test('the message is rich text: its toolbar, its emphasis and the link of a template are in the editor [S2.17-05 S2.17-06]', async () => {
  stubRangeRects();
  const body = '<p>Dear <strong>Ada</strong></p><p><a href="{request_link}">Open it</a></p>';
  const draft = { to: [], cc: [], bcc: [], subject: 'Your request', body };
  renderWithPortal(<MailFields draft={draft} onChange={() => undefined} error={null} />);
  const message = await screen.findByRole('textbox', { name: 'Message' }, { timeout: 15_000 });
  await waitFor(() => expect(message.querySelector('strong')?.textContent).toBe('Ada'));
  expect(message.querySelector('a')?.getAttribute('href')).toBe('{request_link}');
  expect(screen.getByRole('button', { name: 'Bold' })).toBeTruthy();
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Your request');
});
