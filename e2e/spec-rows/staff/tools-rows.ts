/** Rows of C12, C13, C14: Email composer; Audit trail; Support tickets. */
import type { SystemRows } from '../system-rows.ts';

export const TOOLS_ROWS: readonly SystemRows[] = [
  {
    system: 'C12',
    title: 'Email composer',
    rows: [
      'S2.17-01 From is shown only if present',
      'S2.17-02 Recipients are tags, split on space or comma',
      'S2.17-03 A note says that all recipients are sent via BCC when that is on',
      'S2.17-04 CC',
      'S2.17-05 Subject',
      'S2.17-06 A rich-text Message',
      'S2.17-07 A Return link',
      'S2.17-08 Sending is disabled while the list of recipients is empty',
      'S7-12 Email info takes email_type, model_name and obj_ids and gives body, from, to, cc, bcc and subject',
      'S7-13 Sending takes to, cc, bcc, subject, body, from, email_template, object_ids and attachments',
      'S7-14 `GET /email_logs/` filters by email_template and object_ids',
      'S8-14 "Error while sending email" with the error; "Email has been sent"',
    ],
  },
  {
    system: 'C13',
    title: 'Audit trail',
    rows: [
      'S2.18-01 Status lines have icons',
      'S2.18-02 Comments have author and date',
      'S2.18-03 Entries stand in the order of time',
      'S2.18-04 The first entry reads Created by, later ones Modified by',
      'S7-15 The trail is read every 2 seconds',
      'S7-16 It reads status, modifier, reviewers, reviews, comments and files',
      "S7-17 For Research Match it reads the renewals' histories too",
      'S4.14-01 Wording of institutions: submitted, revised-request submitted, approved, rejected, revisions requested; RDA signed or executed',
    ],
  },
  {
    system: 'C14',
    title: 'Support tickets',
    rows: [
      'S2.19-01 One tab a ticket id',
      'S2.19-02 A message shows sender name, sender email and time',
      'S2.19-03 "No valid conversations to display. Please re-check the zendesk ids provided."',
      'S2.19-04 "Sorry looks like there was an issue fetching the conversation."',
      'S3-24 A ticket has messages with body, created_at and user_data (name, email)',
      'S7-18 `GET /zendesk_ticket/` by a list of ids',
      'S7-19 A request keeps zendesk_ticket_ids',
      'S2.19-05 Bodies are sanitised HTML',
    ],
  },
];
