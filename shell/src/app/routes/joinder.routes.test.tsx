import { ROLES } from '@portal/contract/roles';
import { expect, test } from 'vitest';
import { joinderRoutes } from './joinder.routes.tsx';

test('only researchers join an agreement: not the official who signed it', () => {
  const joins = ROLES.filter((role) =>
    joinderRoutes({ isSignedIn: true, role }).some(({ lazy }) => lazy !== undefined),
  );
  expect([...joins].sort()).toEqual(['pi_sbso', 'primary_researcher']);
  expect(joinderRoutes({ isSignedIn: false, role: null })[0]?.lazy).toBeUndefined();
});
