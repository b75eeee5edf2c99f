import { expect, test } from 'vitest';
import remote from '../remote.json' with { type: 'json' };
import app from './expose.tsx';

test('home loads this app for the roles of its panels, and for no others', () => {
  const roles = new Set<string>(app.homePanels.flatMap((panel) => panel.roles));
  expect(new Set(remote.homeRoles)).toEqual(roles);
});
