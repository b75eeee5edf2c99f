/** Rows of B16, B17, B18, B19, B20: Home of researchers; Project Updates Dashboard; Downloads; Dataset access; Suspension and countries. */
import type { SystemRows } from '../system-rows.ts';

export const HOME_AND_ACCESS_ROWS: readonly SystemRows[] = [
  {
    system: 'B16',
    title: 'Home of researchers',
    rows: [
      'R2.6-01 Recent Requests link to their request',
      'R2.6-02 Projects link to `project/{id}`',
      'R2.6-03 Tissue Collections link to `/tissue-catalogue/{id}`',
      'R2.6-04 Project Updates Dashboard leads to `/compliance_researcher`',
      'R2.6-05 New Request leads to `request/create`',
      'S9-01 The projects on the home are at most 10',
      'R8-21 A home without projects says "No Projects"',
    ],
  },
  {
    system: 'B17',
    title: 'Project Updates Dashboard',
    rows: [
      'R2.8-01 `/compliance_researcher` is titled Project Updates Dashboard',
      'R2.8-02 It shows request expirations within 6 months, with IRB dates beside them',
      'R2.8-03 Statuses: Submitted, Overdue, Pending within 60 days, Upcoming within 6 months',
      'R2.8-04 A row offers the renewal',
      'S7-01 `GET /request/` filters by compliance_needed',
      'R2.8-05 Staff see all researchers',
      'R2.8-06 A suspended request is marked',
    ],
  },
  {
    system: 'B18',
    title: 'Downloads',
    rows: [
      'R7-17 `/request/{id}/approval_notice/?to_base64=true` gives the approval notice',
      'R7-18 `/request/{id}/docs/?to_base64=true` gives the application',
      'R7-19 The file list (zip_file_name) gives entries with title and is_dir',
      'R7-20 `/file/download` takes selected_files and zip_file_name',
      'R7-21 `GET /file/{id}/` takes signed_url and base64',
      "R8-22 A failed file listing shows the server's message",
      'S9-02 The spinner of a download stays 1000 or 1500 ms',
    ],
  },
  {
    system: 'B19',
    title: 'Dataset access',
    rows: [
      'R3-105 A grant has id, user, dataset, access_type (Globus, AWS, GPF, Other), status, created and modified',
      'R4-33 The status of a grant toggles between granted and revoked',
      'R6-16 access_admin edits Globus, AWS and GPF access; sfari_admin, superuser and internal_read_only read',
      'R6-17 Editing is disabled where there is no Globus group, AWS location or GPF group',
      'R7-22 `POST /datasetaccess/` takes user, dataset, access_type and status',
      'R7-23 `PATCH /datasetaccess/{id}/` takes status, access_type and request_id',
      'R7-24 `GET /datasetaccess/` takes user__in and limit 1000',
      'R8-23 A failed grant: modal "Error Granting Access"',
      'R9-13 The table of dataset access has 25 rows a page',
      'S6-01 "There are no datasets with accessible details or access details has been restricted."',
      'R4-34 Fulfilling grants access to the team, leaving Fulfilled revokes it at once',
      'R4-35 A person with two grants on one dataset keeps access when one is revoked',
      "R4-36 Live grants move to a dataset's newest version; people are told if they opted in",
      'R3-106 The owner sees Globus group, locations and address of a granted dataset',
    ],
  },
  {
    system: 'B20',
    title: 'Suspension and countries',
    rows: [
      'R4-37 Who has a suspended request cannot start another',
      'R4-38 A ribbon says that access is suspended for non-compliance and links to the request',
      'R8-24 The message on suspended access has a contact link',
      'R1-06 Institutions of listed countries are not offered at registration',
      'R1-07 Institutions of listed countries cannot submit',
      'R1-08 Requests of institutions of listed countries cannot be fulfilled',
      'R1-09 Staff override the country with a reason that the history keeps',
      'R4-39 Suspending revokes dataset access at once; it is restored when the request becomes Fulfilled again',
    ],
  },
];
