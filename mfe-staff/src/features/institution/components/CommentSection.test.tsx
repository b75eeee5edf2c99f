import { institutionRow } from '@portal/shared-ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { CommentSection } from './CommentSection.tsx';

afterEach(() => vi.unstubAllGlobals());

test('nothing can be typed while a comment is sent, so that nothing of it is wiped with the sent one', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const written = new Promise((resolve) => (answer = resolve));
  const sent = serve({
    'POST /institution-comment/': () => written.then(() => ({ status: 201, body: {} })),
  });
  const institution = institutionRow({ comments: [] }, ['comment']);
  const { user } = showAs(
    'sfari_admin',
    <CommentSection institution={institution} etag={null} reload={() => Promise.resolve()} />,
  );
  const box = screen.getByRole('textbox', { name: /^New comment/ });
  await user.type(box, 'Called them');
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.type(box, ' twice');
  expect(box).toHaveProperty('value', 'Called them');
  answer(null);
  await waitFor(() => expect(box).toHaveProperty('value', ''));
  await user.type(box, 'And wrote');
  expect(box).toHaveProperty('value', 'And wrote');
});

test('half a comment is found by who typed it, and by no one else who signs in in this tab', async () => {
  serve({});
  const institution = institutionRow({ comments: [] }, ['comment']);
  const show = (id: number) =>
    showAs(
      'sfari_admin',
      <CommentSection institution={institution} etag={null} reload={() => Promise.resolve()} />,
      { id },
    );
  const box = () => screen.getByRole('textbox', { name: /^New comment/ });
  const { user } = show(3);
  await user.type(box(), 'Between us');
  cleanup();
  show(4);
  expect(box()).toHaveProperty('value', '');
  cleanup();
  show(3);
  expect(box()).toHaveProperty('value', 'Between us');
});
