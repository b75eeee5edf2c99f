// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { HomePanel } from '@portal/shared-ui/federation';
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { expect, test, vi } from 'vitest';
import { FoldedPanel } from './HomePanelFrame.tsx';

test('a folded panel shows its title alone, and is read once its reader opens it', async () => {
  const lazy = vi.fn<HomePanel['lazy']>(() => Promise.resolve({ default: () => <p>Four projects</p> }));
  const panel: HomePanel = { id: 'projects', title: 'Projects', roles: [], order: 1, isFolded: true, lazy };
  const { user, container } = renderWithPortal(<FoldedPanel panel={panel} />);
  const region = screen.getByRole('region', { name: 'Projects' });
  expect(region.textContent).toBe('Projects');
  expect(lazy).not.toHaveBeenCalled();
  await user.click(screen.getByRole('heading', { level: 2, name: 'Projects' }));
  expect(await screen.findByText('Four projects')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});
