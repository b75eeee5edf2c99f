import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleResource, typeResource, type Resource } from '../api/resource.ts';
import { ResourceShop } from './ResourceShop.tsx';

const kinds: readonly Resource[] = Array.from({ length: 12 }, (_, index) =>
  sampleResource({ id: index + 1, display_name: `Kind ${index + 1}`, usual_amount: '1 vial' }),
);

test('of a long group the first show with what is chosen, and all on demand or when they are searched for', async () => {
  const onToggle = vi.fn<(resource: Resource, isOn: boolean) => void>();
  const { user, container } = renderWithPortal(
    <ResourceShop
      resources={[...kinds, typeResource(4)]}
      chosen={new Set(['sample-12'])}
      findReason={() => undefined}
      onToggle={onToggle}
    />,
  );
  const rows = () => screen.getAllByRole('checkbox', { name: /^Kind/ }).length;
  expect(rows()).toBe(6);
  expect(screen.getByRole('group', { name: 'Biospecimens (1 of 12 chosen)' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Research Match (0 of 1 chosen)' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /^Kind 1(?!\d)/ }));
  expect(onToggle).toHaveBeenCalledWith(kinds[0], true);
  await user.click(screen.getByRole('button', { name: 'Show all 12 of Biospecimens' }));
  expect(rows()).toBe(12);
});

test('what is searched for is not cut short', async () => {
  const { user } = renderWithPortal(
    <ResourceShop resources={kinds} chosen={new Set()} findReason={() => undefined} onToggle={() => {}} />,
  );
  await user.type(screen.getByRole('searchbox', { name: /^Search resources/ }), 'kind');
  expect(screen.getAllByRole('checkbox', { name: /^Kind/ })).toHaveLength(12);
});
