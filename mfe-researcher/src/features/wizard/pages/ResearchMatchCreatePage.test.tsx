import { renderWithPortal } from '@portal/shared-ui/testing';
import { useLocation } from '@portal/shared-ui/router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as ResearchMatchCreatePage } from './ResearchMatchCreatePage.tsx';

function Pages() {
  const { pathname, search, hash } = useLocation();
  if (pathname === '/research-match/create') return <ResearchMatchCreatePage />;
  return <output aria-label="address">{`${pathname}${search}${hash}`}</output>;
}

test('the address of Research Match opens the wizard with its type, and keeps the rest [R2.3-08]', () => {
  renderWithPortal(<Pages />, { path: '/research-match/create?project=5#project_request_1' });
  expect(screen.getByLabelText('address').textContent).toBe(
    '/request/create?project=5&type=research_match#project_request_1',
  );
});
