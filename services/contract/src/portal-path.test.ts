import { expect, it } from 'vitest';
import { isPortalPath } from './portal-path.ts';

it.each([
  '/',
  '/request/create?dataset=DS0001#project_request_1',
  '/user?search=%2F%2Fx',
  '/a//b',
  '/joinder',
])('the portal has the address %s', (path) => expect(isPortalPath(path)).toBe(true));

it.each([
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\\\\evil.test',
  '/x\\y',
  'https://evil.test',
  'javascript:alert(1)',
  'request/create',
  '',
  ' /request',
  3,
  null,
  undefined,
])('%j is no address of the portal', (value) => expect(isPortalPath(value)).toBe(false));
