import { findHistory, HISTORIES } from '@portal/contract/histories';
import { expect, test } from 'vitest';
import { historySteps, storedStep, unnamedPeople, type HistoryEntry } from './steps.ts';
import { tellAnswer, type Knowledge } from './values.ts';

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

const PEOPLE = new Map([
  ['13', 'Amara Okafor'],
  ['71', 'Mateo Silva'],
]);
const OF_REQUEST: Knowledge = {
  subject: { type: 1 },
  names: { person: PEOPLE, dataset: new Map([['d-1', 'SPARK Exomes']]) },
};
const stepsOfRequest = (...entries: HistoryEntry[]) =>
  historySteps(entries, findHistory('request'), OF_REQUEST);

test('a status is shown alone, with the one before; other fields by their words', () => {
  const [step] = stepsOfRequest(
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
  expect(step).toMatchObject({ status: { before: 1, after: 2 }, title: '' });
  expect(step?.changes).toEqual([
    { field: 'Submission date', before: '', after: '11/20/2026' },
    { field: 'GPF viewer access', before: '', after: 'Requested' },
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
  const found = stepsOfRequest(
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
    ['Access granted', 'Mateo Silva to SPARK Exomes by AWS', 'a person to SPARK Exomes by AWS'],
    ['Comment', 'Tom & Ada'],
    ['Reviewer removed', 'Amara Okafor (Primary Reviewer)'],
  ]);
});

test('a change of a part shows its fields', () => {
  const [step] = stepsOfRequest(
    entry('datasetaccess', { status: ['granted', 'revoked'] }, { operation: 'changed' }),
  );
  expect(step).toMatchObject({
    title: 'Dataset access changed',
    subjects: [],
    changes: [{ field: 'Status', before: 'granted', after: 'revoked', isStep: true }],
  });
});

test('only people whom nothing names are asked for, each once', () => {
  const history = [
    entry('review', { reviewer_id: [null, 88] }),
    entry('review', { reviewer_id: [88, null] }, { operation: 'deleted' }),
    entry('request_access', { user_id: [null, 71] }),
    entry('request', { decided_by: [null, 20] }, { operation: 'changed' }),
    // The person who wrote a comment is its actor.
    entry('comment', { author_id: [null, 21], text: [null, 'x'] }),
  ];
  expect(unnamedPeople(history, findHistory('request'), PEOPLE)).toEqual([20, 88]);
});

const stepsOfProject = (changes: HistoryEntry['changes']) =>
  historySteps([entry('project', changes)], findHistory('project'))[0]?.changes.map(
    ({ field, after }) => `${field}: ${after}`,
  );

test('whether research relates to autism is said without a double no', () => {
  expect(stepsOfProject({ non_autism_research: [null, false] })).toEqual(['Relates to autism research: Yes']);
  expect(stepsOfProject({ non_autism_research: [false, true] })).toEqual(['Relates to autism research: No']);
});

test('a cost says its currency, alone and among other details', () => {
  expect(tellAnswer('estimated_cost', 12_000)).toBe('USD 12,000');
  expect(tellAnswer('additional_data', { estimated_cost: 12_000, asd_cases: 6 })).toBe(
    'Estimated cost: USD 12,000; ASD cases: 6',
  );
});

const ofCall = (model: string, changes: HistoryEntry['changes'], more: Partial<HistoryEntry> = {}) =>
  entry(model, changes, { operation: 'changed', correlation_id: 'c-1', ...more });
const signed = ofCall(
  'signature',
  { role: [null, 'foundation'], typed_name: [null, 'Vera Montague'] },
  { operation: 'created' },
);
const executed = ofCall(
  'file',
  {
    additional_data: [
      { status: 2, sf_signature: null },
      { status: 3, sf_signature: 'Vera Montague', sf_signature_date: '2026-02-07', sf_signature_id: '7' },
    ],
  },
  { modified: '2026-11-20T10:00:00.01Z' },
);
const stepsOfAgreement = (...entries: HistoryEntry[]) => historySteps(entries, findHistory('file'));

test('a signature and what it does to the agreement are one step', () => {
  const steps = stepsOfAgreement(signed, executed);
  expect(steps).toHaveLength(1);
  expect(steps[0]).toMatchObject({
    title: 'Signed for the foundation as Vera Montague',
    changes: [{ field: 'RDA status', before: 'Awaiting Execution', after: 'Fully Executed' }],
  });
});

test('what changed in another call stays a separate step, with all that it changed', () => {
  const steps = stepsOfAgreement(signed, { ...executed, correlation_id: 'c-2' });
  expect(steps).toHaveLength(2);
  expect(steps[1]?.changes).toHaveLength(3);
});

test('without calls the moment shows what belongs together', () => {
  const imported = [signed, executed].map((one) => ({
    ...one,
    correlation_id: null,
    modified: '2020-08-13T19:47:53Z',
  }));
  expect(stepsOfAgreement(...imported)).toHaveLength(1);
});

test('what another administrator said to a signed paper is shown with the reason', () => {
  const titles = [
    { operation: 'created', state: [null, 'waiting'], reason: [null, null] },
    { operation: 'changed', state: ['waiting', 'refused'], reason: [null, 'Another date'] },
    { operation: 'changed', state: ['waiting', 'confirmed'], reason: [null, null] },
  ] as const;
  const rows = titles.map(({ operation, state, reason }) =>
    ofCall('paper_record', { state: [...state], reason: [...reason] }, { operation, correlation_id: null }),
  );
  expect(stepsOfAgreement(...rows).map(({ title, changes }) => [title, changes])).toEqual([
    ['Recorded as signed on paper', []],
    ['Signed paper not confirmed: Another date', []],
    ['Signed paper confirmed', []],
  ]);
});

const OF_PERSON = { names: { institution: new Map([['2', 'Northfield University']]) } };
const stepsOfUser = (...entries: HistoryEntry[]) => historySteps(entries, findHistory('user'), OF_PERSON);

test('the trail of a person names institutions and roles', () => {
  const steps = stepsOfUser(
    entry('user-institution', { institution_id: [null, 2] }),
    entry('user-institution', { institution_id: [2, 9] }, { operation: 'changed' }),
    entry('user_group', { role: [null, 'sbso'] }),
  );
  expect(steps.map(({ title, changes }) => [title, changes])).toEqual([
    ['Institution', [{ field: 'Institution', before: '', after: 'Northfield University' }]],
    ['Institution', [{ field: 'Institution', before: 'Northfield University', after: 'number 9' }]],
    ['Role', [{ field: 'Role', before: '', after: 'Signing Official' }]],
  ]);
});

test('an account is one object; roles and institutions that come and go belong to it', () => {
  const steps = stepsOfUser(
    entry('user', { first_name: [null, 'Ada'] }),
    entry('user_group', { role: [null, 'sbso'] }),
    entry('user_group', { role: ['sbso', null] }, { operation: 'deleted' }),
    entry('user', { title: ['Dr.', null] }, { operation: 'changed' }),
  );
  expect(steps.map(({ isOwn }) => isOwn)).toEqual([true, false, false, true]);
});

test('an institution is described in the words of the specification, with the steps of its agreement [S4.14-01]', () => {
  const status = (before: number | null, after: number) =>
    entry('institution', { status: [before, after] }, { operation: before === null ? 'created' : 'changed' });
  const steps = historySteps(
    [
      status(null, 1),
      status(1, 2),
      status(2, 5),
      status(5, 2),
      entry('institution_domain', { domain: [null, 'uni.test'] }),
      entry(
        'official_invitation',
        { status: ['invited', 'declined'], reason: [null, 'Retired'] },
        { operation: 'changed' },
      ),
      status(2, 3),
      entry('institution', { current_rda_id: [null, 'r-1'] }, { operation: 'changed' }),
      entry('file', { name: ['a', 'b'] }, { operation: 'changed' }),
      entry('file', { additional_data: [{ status: 1 }, { status: 2 }] }, { operation: 'changed' }),
      entry('file', { additional_data: [{ status: 2 }, { status: 3 }] }, { operation: 'changed' }),
      entry('institution_comment', { comment: [null, 'Called them'] }),
      status(2, 4),
    ],
    findHistory('institution'),
  );
  expect(
    steps.map(({ title, subjects, quote, changes }) => [title, ...subjects, quote, changes.length]),
  ).toEqual([
    ['', '', 0],
    ['Submitted', '', 0],
    ['Revisions requested', '', 0],
    ['Revised-request submitted', '', 0],
    ['Email domain added', 'uni.test', '', 0],
    ['Invitation declined', '', 1],
    ['Approved', '', 0],
    ['RDA added', '', 0],
    ['RDA signed', '', 0],
    ['RDA executed', '', 0],
    ['Comment', 'Called them', 0],
    ['Rejected', '', 0],
  ]);
});

test('shows no internal column of any object, and accepts empty rows', () => {
  for (const history of HISTORIES)
    for (const [model, { fields }] of [
      [history.model, history],
      ...Object.entries(history.parts ?? {}),
    ] as const) {
      const names = Object.keys(fields).filter((name) => fields[name] === 'internal');
      const row = entry(model, Object.fromEntries(names.map((name) => [name, ['a', 'b']])), {
        operation: 'changed',
      });
      const [step] = historySteps([row, entry(model, {}, { operation: 'deleted' })], history);
      expect([history.model, model, step?.changes]).toEqual([history.model, model, []]);
    }
});

test('an object without words is described in the names of its columns, without bookkeeping', () => {
  const row = entry('release-note', {
    id: [null, 4],
    created: [null, '2026-11-22'],
    is_public: [null, true],
  });
  const [step] = historySteps([row], findHistory('release-note'));
  expect(step?.changes.map(({ field }) => field)).toEqual(['Is public']);
});

test('shows the stored values to readers who know the tables', () => {
  const row = entry('signature', { seal: [null, 'ab'], role: ['', true] });
  expect(storedStep(row, 'file')).toMatchObject({
    isOwn: false,
    title: 'signature 1',
    changes: [
      { field: 'seal', before: 'nothing', after: 'ab' },
      { field: 'role', before: 'nothing', after: 'Yes' },
    ],
  });
});
