import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  getOpenedObject,
  listCommands,
  useCommands,
  useOpenedObject,
  watchOpenedObjects,
  type OpenedObject,
} from './index.ts';

afterEach(cleanup);

function Offer({ labels }: { labels: readonly string[] }) {
  useCommands(labels.map((label) => ({ id: label, label, run: () => undefined })));
  return null;
}
const labels = () => listCommands().map(({ label }) => label);

test('commands are offered as they are at the moment, and only while their part is on the page', () => {
  expect(labels()).toEqual([]);
  const parts = (first: readonly string[]) => (
    <>
      <Offer labels={first} />
      <Offer labels={['Copy']} />
    </>
  );
  const { rerender, unmount } = render(parts(['Approve']));
  expect(labels()).toEqual(['Approve', 'Copy']);
  rerender(parts(['Reject']));
  expect(labels()).toEqual(['Reject', 'Copy']);
  unmount();
  expect(labels()).toEqual([]);
});

function Open({ label }: { label: string | null }) {
  useOpenedObject(label === null ? null : { path: `/request/${label}`, label });
  return null;
}

test('an object is reported once it is there, anew when its name changes, and is gone with its page', () => {
  const heard = vi.fn<(object: OpenedObject) => void>();
  const end = watchOpenedObjects(heard);
  const { rerender, unmount } = render(<Open label={null} />);
  expect(heard).not.toHaveBeenCalled();
  rerender(<Open label="7" />);
  rerender(<Open label="7" />);
  expect(heard.mock.calls).toEqual([[{ path: '/request/7', label: '7', detail: undefined }]]);
  rerender(<Open label="8" />);
  expect(getOpenedObject()?.label).toBe('8');
  unmount();
  expect(getOpenedObject()).toBeNull();
  end();
  render(<Open label="9" />);
  expect(heard).toHaveBeenCalledTimes(2);
});
