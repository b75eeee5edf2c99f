/** Sample mails of this service for the gallery. `draw-mails.test.ts` of the launcher fails if one is missing. */
import { currentForm, exampleAnswers, QUESTION_TEMPLATE, REQUEST_TYPE } from '@portal/contract';
import { DEFAULT_BRANDING } from '@portal/contract/branding';
import type { MailPreview, MailSample } from '@portal/core/testing';
import { sendMail } from '@portal/common';
import type { Actor, Locked } from '@portal/kit';
import type { CloseOutState } from '../features/close-out/close-out.policy.ts';
import { notifyReturn } from '../features/close-out/close-out.notifications.ts';
import {
  notifyAskers,
  notifyOwnerOfQuestion,
  type MessageContext,
} from '../features/conversation/request-message.mail.ts';
import { notifyOfVersion } from '../features/dataset/dataset-mail.ts';
import { writeDigests } from '../features/date-reminder/digest.ts';
import { notifyAdministrators } from '../features/incident/incident.notifications.ts';
import { notifyProjectOwner } from '../features/project/project.notifications.ts';
import { notifyReviewers } from '../features/request-deciding/window/begun-mail.ts';
import { notifyOwnerOfStart } from '../features/request-writing/draft/on-behalf.ts';
import { announceSubmission } from '../features/request-writing/submission/announce-submission.ts';
import { mailWithdrawalToOwner } from '../features/request-writing/withdrawal/withdraw.ts';
import { notifyOwner } from '../features/request/events/readiness.ts';
import { assignmentMail } from '../features/review/review.mail.ts';
import type { ReviewedRequest } from '../features/review/review.queries.ts';

const ACTOR = { userId: 2 } as Actor;
const WORDS = { supportEmail: DEFAULT_BRANDING.support_email };

type Submission = Parameters<typeof announceSubmission>[1];

const makeSubmission = ({ person, code }: MailSample): Submission => ({
  id: 1,
  type: REQUEST_TYPE.ABN_TISSUE,
  change: 1,
  code,
  renewed: null,
  isFirst: true,
  stored: { form: null, answers: {}, given: {} },
  owner: { ...person, display_name: person.name } as unknown as Submission['owner'],
  actor: ACTOR,
});

const getContext = ({ code }: MailSample): MessageContext => ({
  id: 1,
  code,
  ownerId: 2,
  message: 1,
  page: '/request/1?tab=messages',
});

const digest = (kind: 'request' | 'irb' | 'close_out', title: string): MailPreview => ({
  title,
  send: (work, { day }) => writeDigests(work, day),
  found: ({ row, day }) => ({
    ...row,
    kind,
    subject_id: 1,
    threshold: 30,
    due: day,
    days: 30,
    project_id: 1,
  }),
});

export const MAIL_PREVIEWS: readonly MailPreview[] = [
  {
    title: 'Project created for its owner',
    send: (work, { code, title, person }) =>
      notifyProjectOwner(work, ACTOR, { project: { id: 1, code, title }, ownerId: person.id }),
  },
  {
    title: 'Request started for its owner',
    send: (work, { code, title, person }) =>
      notifyOwnerOfStart(work, ACTOR, {
        owner: { ...person, display_name: person.name } as unknown as Submission['owner'],
        request: { id: 1, code, type: REQUEST_TYPE.ABN_TISSUE, projectTitle: title },
      }),
  },
  {
    title: 'Request submitted',
    found: ({ row, title }) => ({ ...row, project: title, datasets: title }),
    send: (work, sample) => announceSubmission(work, makeSubmission(sample)),
  },
  {
    title: 'Renewal submitted, with answers',
    found: ({ row, title }) => ({ ...row, project: title, datasets: null }),
    send: (work, sample) => {
      const form = currentForm(REQUEST_TYPE.ABN_TISSUE);
      const answers = form ? exampleAnswers(form) : {};
      return announceSubmission(work, {
        ...makeSubmission(sample),
        renewed: sample.code,
        stored: { form, answers, given: {} },
      });
    },
  },
  {
    title: 'Request withdrawn',
    send: (work, { person, code, text }) =>
      mailWithdrawalToOwner(work, { ...person, id: 1, key: 'withdrawal:1', actorId: 1, code, reason: text }),
  },
  {
    title: 'Team complete, request approved',
    send: (work, { person, code }) => notifyOwner(work, { ...person, id: 1, change: 1, code, owner_id: 1 }),
  },
  {
    title: 'Review assigned',
    send: (work, { person, code, title, day }) =>
      sendMail(
        work,
        { email: person.email, name: person.first_name },
        {
          key: 'review-assigned-1',
          template: 'review_assigned',
          about: { model: 'request', id: 1 },
          write: () =>
            assignmentMail({
              ...WORDS,
              due: day,
              request: {
                id: 1,
                type: REQUEST_TYPE.ABN_TISSUE,
                sfari_request_id: code,
                project_title: title,
              } as ReviewedRequest,
            }),
        },
      ),
  },
  {
    title: 'Reviews begun',
    send: (work, { day }) =>
      notifyReviewers(work, {
        requests: [1],
        key: 'reviews-begun:1',
        open: { window_id: 1, quarter: '2026 Q2', due_date: day },
        words: WORDS,
      }),
  },
  {
    title: 'Question about a request',
    send: (work, sample) =>
      notifyOwnerOfQuestion(work, getContext(sample), {
        owner: sample.person.email,
        template: QUESTION_TEMPLATE,
        to: [sample.person.email],
        cc: [],
        bcc: [],
        bcc_all: false,
        subject: sample.title,
        body: `<p>${sample.text}</p>`,
      } as Parameters<typeof notifyOwnerOfQuestion>[2]),
  },
  {
    title: 'Answer to a question',
    send: (work, sample) =>
      notifyAskers(work, getContext(sample), { author: sample.other.name, text: `<p>${sample.text}</p>` }),
  },
  {
    title: 'Incident reported',
    send: (work, { person }) => notifyAdministrators(work, { id: 1, person: person.name }),
  },
  {
    title: 'Close-out returned',
    send: (work, { code, text }) =>
      notifyReturn(
        work,
        { id: 1, etag: '1', state: { code, request_id: 1, owner_id: 1 } } as unknown as Locked<CloseOutState>,
        text,
      ),
  },
  digest('request', 'A request ends'),
  digest('irb', 'An IRB letter ends'),
  digest('close_out', 'A close-out is due'),
  {
    title: 'New version of a dataset',
    send: (work) => notifyOfVersion(work, '1'),
    found: ({ row, title }) => ({ ...row, name: title }),
  },
];
