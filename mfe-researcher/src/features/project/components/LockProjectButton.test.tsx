import type { Project } from '@portal/contract';
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { LockProjectButton } from './LockProjectButton.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, 'Lock project'],
  [false, 'Unlock project'],
])('is_editable %s: %s [R4-03]', async (isEditable, label) => {
  const project = { id: 5, title: 'Sleep in siblings', is_editable: isEditable } as Project;
  const sent = fakeApi(({ method }) => (method === 'PATCH' ? { body: project } : undefined));
  const { user, container } = renderWithPortal(<LockProjectButton project={project} />);
  await user.click(screen.getByRole('button', { name: label }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'PATCH')).toBe(true));
  expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({
    path: '/project/5/',
    body: { is_editable: !isEditable },
  });
  expect(await axeViolations(container)).toEqual([]);
});
