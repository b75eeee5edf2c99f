/** Rows of the parts that several systems share, P1 to P13 of the plan. */
import type { RowTable, SystemRows } from './system-rows.ts';

const SHARED_ROWS: readonly SystemRows[] = [
  {
    system: 'P1',
    title: 'Details by form',
    rows: [
      'P1-01 The answers of a request type are a versioned form definition in the folder of the type',
      'P1-02 A draft keeps the version with which it was begun',
      'P1-03 Screen and server check answers by the same definition',
      'P1-04 One renderer draws answers with labels in both apps, the review step, the PDF and the mail',
      'P1-05 `POST /request/` takes the types 1, 2, 4, 6, 7 and 8',
    ],
  },
  {
    system: 'P2',
    title: 'Request files',
    rows: [
      'P2-01 Files of a request stand in their fields',
      "P2-02 Owner, team, reviewers and staff read a request's file, and nobody else",
      'P2-03 New file types (zip, dictionary, release notes) are known by their magic bytes',
      'P2-04 Zip and xlsx pass the rules against bombs and slips',
    ],
  },
  {
    system: 'P3',
    title: 'Rubrics',
    rows: [
      'P3-01 A rubric has key, version, criteria, minimum, maximum, step and comments, and is frozen once used',
      'P3-02 The rubrics plain, research-match and tissue share one form and one table of averages',
    ],
  },
  {
    system: 'P4',
    title: 'Conflicts kept',
    rows: ['P4-01 Answers on conflicts are only added; taking one back is a new row'],
  },
  {
    system: 'P5',
    title: 'Review windows',
    rows: [
      'P5-01 One command begins a window of a kind, with a report by row',
      'P5-02 A primary reviewer assigned while a window is open joins it at once',
    ],
  },
  {
    system: 'P6',
    title: 'Queues',
    rows: [
      'P6-01 Staff and tissue queues share one navigation and one set of tabs',
      'P6-02 A bulk command over selected rows reports the rows that failed',
    ],
  },
  {
    system: 'P7',
    title: 'Composer',
    rows: [
      'P7-01 One mail composer with attachments serves all mails',
      'P7-02 Mails of requests are templates that staff edit',
    ],
  },
  {
    system: 'P8',
    title: 'Picker with availability',
    rows: ['P8-01 One picker shows rows with their availability'],
  },
  {
    system: 'P9',
    title: 'Connector of access',
    rows: [
      'P9-01 Each change of a grant reaches Globus, AWS or GPF once, and its state is on the row',
      'P9-02 What failed can be sent again',
    ],
  },
  {
    system: 'P10',
    title: 'Fakes of outside systems',
    rows: [
      'P10-01 Fakes keep what they were told over a restart',
      'P10-02 Fakes can be told to fail',
      'P10-03 There are fakes of the ABN donor source, the AWS policy and the sample inventory',
    ],
  },
  {
    system: 'P11',
    title: 'Event of a changed status',
    rows: ['P11-01 A changed status of a request is told to core, staff and tissue'],
  },
  {
    system: 'P12',
    title: 'Coverage of the specification',
    rows: [
      'P12-01 Each row of a system that is done has a test that names it',
      'P12-02 A test that names a row which does not exist fails the check',
      'P12-03 A row has one id, and no other row has it',
    ],
  },
  {
    system: 'P13',
    title: 'Demo data',
    rows: [
      'P13-01 The seed has requests of every type and every status',
      'P13-02 The seed has reviewers of a quarter, an access administrator and an officer with due researchers',
      'P13-03 The seed has 600 samples of all states and 1,000,000 by a setting',
      'P13-04 The seed has 400 donors, 24 collections and 5 orders',
      'P13-05 The seed has renewals, overdue ones among them',
      'P13-06 The seed has dataset versions with files, 4 release notes and 2 overdue institutions',
    ],
  },
];

export const SHARED_TABLE: RowTable = {
  document: 'shared.md',
  title: 'Parts that systems share',
  systems: SHARED_ROWS,
};
