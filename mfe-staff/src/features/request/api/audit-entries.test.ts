import { expect, test } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { auditSteps } from './audit-entries.ts';
import { knownNames, unnamedPeople, type HistoryEntry } from './names.ts';

let next = 0;
const entry = (
  model: string,
  changes: HistoryEntry['changes'],
  more: Partial<HistoryEntry> = {},
): HistoryEntry => ({
  id: (next += 1),
  model,
  pk: '1',
  operation: 'created',
  modified: '2026-11-20T10:00:00Z',
  modifier: { id: 13, display_name: 'Amara Okafor' },
  impersonator: null,
  correlation_id: null,
  changes,
  ...more,
});
const request = buildRequest({
  datasets: [{ id: 'd-1', dataset_id: 'DS1', display_name: 'SPARK Exomes', type: 2 }],
  access_control_list: [{ user_id: 71, display_name: 'Mateo Silva', removal_date: null, verified: true }],
});
const steps = (...history: HistoryEntry[]) => auditSteps(history, knownNames(request, history));

test('a status is told by itself, with the one before; other fields by their words', () => {
  const [step] = steps(
    entry(
      'request',
      {
        status: [1, 2],
        submission_date: [null, '2026-11-20T10:00:00Z'],
        gpf_access_status: [null, 2],
        agreed_nih: [false, true],
        decided_by: [null, 13],
        additional_data: [
          { usage: '' },
          { usage: '<p>To learn</p>', genetic_seq: ['Whole genome', 'Other'] },
        ],
      },
      { operation: 'changed' },
    ),
  );
  expect(step).toMatchObject({ status: 2, before: 1, title: '' });
  expect(step?.changes).toEqual([
    { field: 'Submission date', before: '', after: '11/20/2026' },
    { field: 'GPF viewer access', before: '', after: 'Wanted' },
    { field: 'Agreed to NIH data sharing terms', before: 'No', after: 'Yes' },
    { field: 'Decided by', before: '', after: 'Amara Okafor' },
    {
      field: 'Details',
      before: '',
      after: 'Intended use: To learn; Genetic sequencing: Whole genome, Other',
    },
  ]);
});

test('datasets, people and reviewers have names; what one click wrote is one step', () => {
  const access = (user: number) =>
    entry('datasetaccess', {
      user_id: [null, user],
      dataset_id: [null, 'd-1'],
      access_type: [null, 'AWS'],
      status: [null, 'granted'],
    });
  const found = steps(
    entry('request_dataset', { dataset_id: [null, 'd-1'] }),
    entry('review', { reviewer_id: [null, 13], reviewer_role: [null, 1] }),
    access(71),
    access(99),
    entry('comment', { text: [null, '<p>Tom &amp; <b>Ada</b></p>'] }),
    entry('review', { reviewer_id: [13, null], reviewer_role: [1, null] }, { operation: 'deleted' }),
  );
  expect(found.map(({ title, subjects }) => [title, ...subjects])).toEqual([
    ['Dataset added', 'SPARK Exomes'],
    ['Reviewer assigned', 'Amara Okafor (Primary Reviewer)'],
    ['Access given', 'Mateo Silva to SPARK Exomes by AWS', 'a person to SPARK Exomes by AWS'],
    ['Comment', 'Tom & Ada'],
    ['Reviewer removed', 'Amara Okafor (Primary Reviewer)'],
  ]);
});

test('a change of a part tells its fields', () => {
  const [step] = steps(entry('datasetaccess', { status: ['granted', 'revoked'] }, { operation: 'changed' }));
  expect(step).toMatchObject({
    title: 'Dataset access changed',
    subjects: [],
    changes: [{ field: 'Status', before: 'granted', after: 'revoked' }],
  });
});

test('only people whom nothing names are asked for, each once', () => {
  const history = [
    entry('review', { reviewer_id: [null, 88] }),
    entry('review', { reviewer_id: [88, null] }, { operation: 'deleted' }),
    entry('request_access', { user_id: [null, 71] }),
    entry('comment', { author_id: [null, 20], text: [null, 'x'] }),
  ];
  expect(unnamedPeople(history, knownNames(request, history))).toEqual([20, 88]);
});
