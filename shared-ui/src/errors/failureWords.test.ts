import { expect, test } from 'vitest';
import { failureWords } from './index.ts';

test.each([
  ['get', 'Could not get projects.'],
  ['create', 'There was an issue creating the projects.'],
  ['update', 'Failed to update object'],
  ['mail', 'There was an issue sending the email'],
  ['download', 'Issue downloading file'],
  ['upload', 'Failed to upload file'],
  ['delete', 'Could not delete projects as it does not exist.'],
] as const)('what failed on %s is said in the words of the specification [C8.5.1]', (attempt, words) => {
  expect(failureWords(attempt, 'projects')).toBe(words);
});

test('deleting tells what is gone apart from what the server says [C8.5.1]', () => {
  expect(failureWords('delete', 'project', { status: 404, detail: 'Gone' })).toBe(
    'Could not delete project as it does not exist.',
  );
  expect(failureWords('delete', 'project', { status: 409, detail: 'It has requests' })).toBe(
    'Server error: It has requests',
  );
});
