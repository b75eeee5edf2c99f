import { expect, it } from 'vitest';
import { isPortalPath } from './portal-path.ts';

it.each([
  '/',
  '/project/7',
  '/dataset/',
  '/request/create?dataset=DS0001&next=//x\\y#step-2',
  '/a/../b',
  '/données/é',
])('%s is an address inside the portal', (address) => expect(isPortalPath(address)).toBe(true));

it.each([
  '//evil.test',
  '/a//b',
  '/x\\y',
  ' /request',
  '/\\evil.test',
  '\\/evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n\\evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/.//evil.test',
  '/x/..//evil.test',
  '/x/..\\/evil.test',
  'https://evil.test',
  'javascript:x()',
  'project/7',
  '',
  3,
  null,
])('%j is none', (address) => expect(isPortalPath(address)).toBe(false));
