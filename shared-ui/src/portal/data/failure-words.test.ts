import { expect, test } from 'vitest';
import { objects } from '#texts/objects';
import { failureWords, describeFailedCall } from './failure-words.ts';

test.each([
  ['get', 'Could not get projects.'],
  ['create', 'There was an issue creating the projects.'],
  ['update', 'Failed to update object'],
  ['mail', 'There was an issue sending the email'],
  ['download', 'Issue downloading file'],
  ['file', 'There was an error when trying to retrieve file'],
  ['upload', 'Failed to upload file'],
  ['delete', 'Could not delete projects as it does not exist.'],
] as const)('what failed on %s is said in the words of the specification [C8.5.1]', (attempt, words) => {
  expect(failureWords(attempt, 'projects')).toBe(words);
});

test('deleting distinguishes what is gone from what the server says [C8.5.1]', () => {
  expect(failureWords('delete', 'project', { status: 404, detail: 'Gone' })).toBe(
    'Could not delete project as it does not exist.',
  );
  expect(failureWords('delete', 'project', { status: 409, detail: 'It has requests' })).toBe(
    'Server error: It has requests',
  );
});

test.each([
  ['GET /api/institution/7/?role=sbso', 500, 'Could not get institution.'],
  ['GET /api/user-institution/', 502, 'Could not get user institution.'],
  ['GET /api/file/7d444840/?signed_url=true', 500, 'There was an error when trying to retrieve file'],
  ['POST /api/project/', 500, 'There was an issue creating the project.'],
  ['POST /api/institution-helper/', 500, 'There was an issue creating the institution.'],
  ['POST /api/user/create_user/', 500, 'There was an issue creating the user.'],
  ['PATCH /api/institution/7/', 500, 'Failed to update object'],
  ['POST /api/institution/7/approve/', 504, 'Failed to update object'],
  ['POST /api/email/', 500, 'There was an issue sending the email'],
  ['POST /api/file/', 500, 'Failed to upload file'],
  ['DELETE /api/project/7/', 404, 'Could not delete project as it does not exist.'],
  ['DELETE /api/project/7/', 500, 'Server error: Sorry'],
] as const)('a fault of %s (%i) is described in the generic words [C8.5.1]', (call, status, words) => {
  expect(describeFailedCall(call, { status, code: '', detail: 'Sorry' })).toBe(words);
});

test.each([
  ['a refusal', 'PATCH /api/project/7/', 403, 'FORBIDDEN'],
  [
    'a system that cannot be asked now, which the server names',
    'GET /api/orcid/',
    503,
    'SERVICE_UNAVAILABLE',
  ],
  ['signing in', 'POST /api/reset-password/', 500, 'SERVER_ERROR'],
] as const)('%s has the words of the server', (_, call, status, code) => {
  expect(describeFailedCall(call, { status, code, detail: 'Sorry' })).toBeUndefined();
});

test('objects are called as the catalogue of the page calls them', () => {
  Object.assign(objects, { 'research-team': 'equipo de investigación' });
  expect(describeFailedCall('GET /api/research-team/7/', { status: 500, code: '', detail: '' })).toBe(
    'Could not get equipo de investigación.',
  );
});
