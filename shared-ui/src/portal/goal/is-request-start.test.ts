import { expect, test } from 'vitest';
import { isRequestStart } from './is-request-start.ts';

test.each([
  ['/request/create', true],
  ['/request/create/', true],
  ['/request/create?dataset=DS0001&type=dataset', true],
  ['/request/create#project_request_1', true],
  ['/request/create?draft=9', false],
  ['/request/create/?type=dataset&draft=9', false],
  ['/request/45', false],
  ['/request', false],
  ['/project/create', false],
])('%s is the start page of a request: %s', (page, isStart) => {
  expect(isRequestStart(page)).toBe(isStart);
});
