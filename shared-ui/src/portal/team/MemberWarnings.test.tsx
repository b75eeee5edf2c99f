import { axeViolations, buildMember, renderWithPortal } from '../../testing/index.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemberWarnings } from './MemberWarnings.tsx';

test('a member whom the institution has not confirmed is not ready, and the official must act', async () => {
  const member = buildMember({ warnings: ['not_confirmed'] });
  const { container } = renderWithPortal(
    <MemberWarnings
      member={member}
      describe={() => ['The official must confirm that Maya does research there.']}
    />,
  );
  expect(screen.getByText('Not ready')).toBeTruthy();
  expect(screen.getByText(/must confirm that Maya does research there/)).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('where the installation does without that word they are ready, and it is still said', () => {
  renderWithPortal(<MemberWarnings member={buildMember({ warnings: ['not_confirmed'], ready: true })} />);
  expect(screen.getByText('Ready')).toBeTruthy();
  expect(screen.queryByText('Not ready')).toBeNull();
  expect(screen.getByText('Not confirmed by the institution')).toBeTruthy();
  expect(screen.queryByText(/must confirm/)).toBeNull();
});

test('with everything in place nothing but Ready is said', () => {
  const { container } = renderWithPortal(<MemberWarnings member={buildMember()} />);
  expect(container.textContent).toBe('Ready');
});
