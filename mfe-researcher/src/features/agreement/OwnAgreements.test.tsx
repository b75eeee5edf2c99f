import { screen } from '@testing-library/react';
import { makeMember, showPage } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { OwnAgreements } from './OwnAgreements.tsx';

test('/rda leads a Signing Official to the institution, whose page has the agreements', () => {
  const { router } = showPage(OwnAgreements, {
    route: 'rda',
    role: 'sbso',
    institution: makeMember({ is_current_officer: true }),
  });
  expect(router.state.location.pathname).toBe('/institution/3');
});

test('/rda is not for other people outside of the staff', async () => {
  showPage(OwnAgreements, { route: 'rda', role: 'primary_researcher', institution: makeMember({}) });
  expect(await screen.findByRole('heading', { name: 'Unavailable or no permission' })).toBeTruthy();
});
