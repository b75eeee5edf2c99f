import { renderWithPortal } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TaskList } from './TaskList.tsx';

const task = { title: 'Project', words: 'Create one.', state: 'mine' } as const;
const tasks = [
  { ...task, id: 'project' },
  { ...task, id: 'request' },
] as const;
const looks = () => screen.getAllByText('Your turn').map(({ className }) => className);

test('the first of the steps that wait for the reader stands out, unless something above does', () => {
  const { unmount } = renderWithPortal(<TaskList tasks={tasks} />, { path: '/home' });
  const [first, second] = looks();
  expect(first).not.toBe(second);
  unmount();
  renderWithPortal(<TaskList tasks={tasks} isQuiet />, { path: '/home' });
  expect(looks()).toEqual([second, second]);
});
