/** Events between services: rows of the job queue, written in the transaction that causes them. */
import { z } from 'zod';
import type { ServiceName } from '../basics/services.ts';
import { LIMITS } from '../basics/limits.ts';
import { DateOnly, Id, KnownEmail } from './primitives.ts';
import { MailMessage } from '../mail/message.wire.ts';
import { RequestStatusNumber, ReviewerRoleNumber } from '../request/numbers.wire.ts';
import { REVIEW_WINDOW_KINDS } from '../request-types/request-type.ts';

export interface EventDefinition<P extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: P;
  /** Services that may cause it. The database refuses it from any other. */
  readonly producers: readonly ServiceName[];
  /** Services that handle it; each has its own queue, `{name}.{service}`. */
  readonly consumers: readonly ServiceName[];
  /** Handled so long after it was caused, for what can be undone until then. */
  readonly delaySeconds?: number;
  /** Fields that name an object together: events of one object are handled in the order in which they were caused. */
  readonly orderedBy?: readonly string[];
}
const define = <P extends z.ZodType>(event: EventDefinition<P>): EventDefinition<P> => event;

/** A request came back that has a primary reviewer: the review continues. */
export const ReviewerAssigned = define({
  name: 'review.assigned',
  payload: z.object({ request_id: Id, reviewer_id: Id, reviewer_role: ReviewerRoleNumber, actor_id: Id }),
  producers: ['researcher'],
  consumers: ['researcher'],
});

/**
 * Notifies a reviewer, after the time for Undo and the time that a call may need. It contains nothing that may have
 * changed until then.
 */
export const ReviewAnnouncementDue = define({
  name: 'review.announcement-due',
  payload: z.object({ review_id: Id, actor_id: Id.nullable() }),
  producers: ['researcher'],
  consumers: ['researcher'],
  delaySeconds: LIMITS.assignmentUndoSeconds + 2,
});

/** Notifies who was removed from a request, once Undo is no longer offered. */
export const ReviewRemovalDue = define({
  name: 'review.removal-due',
  payload: z.object({ review_id: Id }),
  producers: ['researcher'],
  consumers: ['researcher'],
  delaySeconds: LIMITS.assignmentUndoSeconds + 2,
});

/** The assignment of a primary reviewer was undone. The release before queued it; it goes a release later (decision 183). */
export const ReviewerAssignmentUndone = define({
  name: 'review.assignment-undone',
  payload: z.object({ request_id: Id, status_before: RequestStatusNumber, actor_id: Id }),
  producers: ['staff'],
  consumers: ['researcher'],
});

/** A window began the review of a request, or the request joined it. */
export const ReviewBegun = define({
  name: 'review.begun',
  payload: z.object({ request_id: Id, window_id: Id, due_date: DateOnly, actor_id: Id.nullable() }),
  producers: ['researcher'],
  consumers: ['staff'],
});

/**
 * The reviewers of a request that joined a window are to hear that its review began, once Undo of the assignment is not
 * offered any more.
 */
export const ReviewBegunNewsDue = define({
  name: 'review.begun-news-due',
  payload: z.object({ request_id: Id, change: Id }),
  producers: ['researcher'],
  consumers: ['researcher'],
  delaySeconds: LIMITS.assignmentUndoSeconds + 2,
});

/** A window that is open has another due date; `revision` counts its dates, since events may overtake each other. */
export const ReviewWindowRedated = define({
  name: 'review-window.redated',
  payload: z.object({
    window_id: Id,
    kind: z.enum(REVIEW_WINDOW_KINDS),
    due_date: DateOnly,
    revision: z.int().positive(),
    actor_id: Id.nullable(),
  }),
  producers: ['staff'],
  consumers: ['researcher'],
});

/** An institution was deleted, and with it the accounts of people who belonged to no other: their open requests go too. */
export const InstitutionDeleted = define({
  name: 'institution.deleted',
  payload: z.object({ institution_id: Id, user_ids: z.array(Id).max(100_000), actor_id: Id.nullable() }),
  producers: ['core'],
  consumers: ['researcher'],
});

/** Requests whose teams may be ready now, to be checked as soon as the present transaction is done. */
export const RequestReadinessDue = define({
  name: 'request.readiness-due',
  payload: z.object({ request_ids: z.array(Id).min(1).max(10_000) }),
  producers: ['researcher'],
  consumers: ['researcher'],
});

/** The same once Undo of a removal is no longer offered: nothing moves on, and no one is notified, before. */
export const RequestReadinessAfterUndo = define({
  name: 'request.readiness-after-undo',
  payload: RequestReadinessDue.payload,
  producers: ['researcher'],
  consumers: ['researcher'],
  delaySeconds: LIMITS.undoSeconds + 2,
});

/** The owner is to be notified of a decision, by the number of its status change, once Undo is no longer offered. */
export const RequestDecisionNewsDue = define({
  name: 'request.decision-news-due',
  payload: z.object({ request_id: Id, change: Id }),
  producers: ['researcher'],
  consumers: ['researcher'],
  delaySeconds: LIMITS.undoSeconds + 2,
});

/** Something that makes a person ready for access changed: account, institution, agreement, joinder. */
export const ReadinessChanged = define({
  name: 'person.readiness-changed',
  payload: z.object({
    user_ids: z.array(Id).min(1).max(10_000),
    /** Addresses that they no longer have: teams may know people by address alone. */
    addresses: z.array(z.string()).max(10_000).default([]),
  }),
  // The researcher service of the release before causes it too; a release later core alone (decision 204).
  producers: ['core', 'researcher'],
  consumers: ['core', 'researcher'],
});

/**
 * A tissue request was approved: a Material Transfer Agreement for it is due (decision 363). It carries what the agreement
 * says of the request.
 */
export const TransferAgreementDue = define({
  name: 'transfer-agreement.due',
  payload: z.object({
    request_id: Id,
    code: z.string(),
    project_title: z.string(),
    institution_id: Id,
    recipient_id: Id,
    /** With which the request was handed in. */
    donors: z.int().nonnegative(),
    /** As the researcher asked for it. */
    tissue: z.string(),
  }),
  producers: ['researcher'],
  consumers: ['core'],
});

/** Tissue was ordered for a request: what its Material Transfer Agreement says is final from then on. */
export const TissueOrdered = define({
  name: 'tissue.ordered',
  payload: z.object({ request_id: Id }),
  producers: ['tissue'],
  consumers: ['core'],
});

/** Work in the background is to be done; each kind has an event, and so a queue, of its own (decision 480). */
export const OperationDue = z.object({ operation_id: Id });

/** A packet of the review meeting was asked for. */
export const MeetingPacketAsked = define({
  name: 'meeting-packet.asked',
  payload: OperationDue,
  producers: ['staff'],
  consumers: ['staff'],
});

/** The Research Match report was asked for. */
export const MatchReportAsked = define({
  name: 'match-report.asked',
  payload: OperationDue,
  producers: ['staff'],
  consumers: ['staff'],
});

const exportAsked = (service: ServiceName) =>
  define({
    name: `${service}-export.asked`,
    payload: OperationDue,
    producers: [service],
    consumers: [service],
  });

/** A long list of the service was asked for as a file. */
export const ListExportAsked = {
  core: exportAsked('core'),
  researcher: exportAsked('researcher'),
  staff: exportAsked('staff'),
  tissue: exportAsked('tissue'),
} as const;

/** A packet as the release before asked for it; it goes a release later (decision 480). */
export const MeetingPacketDue = define({
  name: 'meeting-packet.due',
  payload: z.object({ packet_id: Id }),
  producers: ['staff'],
  consumers: ['staff'],
});

/** A mail to send. `key` makes it the same mail however often the job runs. */
export const MailRequested = define({
  name: 'mail.requested',
  payload: z.object({
    key: z.string().min(1).max(200),
    template: z.string(),
    model_name: z.string().nullable(),
    object_id: z.string().nullable(),
    /** Of a mail about several objects, those beside the first. */
    further_object_ids: z.array(z.string()).max(LIMITS.mailObjects).default([]),
    /** Requests that it names although it is about something else, such as a person: the person who must not read one of them does not read it. */
    request_ids: z.array(Id).default([]),
    /** Empty when every recipient gets a blind copy. */
    to: z.array(KnownEmail),
    cc: z.array(KnownEmail).default([]),
    bcc: z.array(KnownEmail).default([]),
    subject: z.string(),
    /** Sanitized HTML of an email that staff wrote, and of every email of the release before. The text part is made from it. */
    body: z.union([z.string(), MailMessage]),
    /** Files that go with it, by id. */
    attachments: z.array(z.uuid()).max(10).default([]),
    /** Files that were made for it, as base64: they are stored as attachments of it. */
    documents: z
      .array(
        z.object({
          name: z.string().max(LIMITS.fileName),
          media_type: z.string().max(100),
          content: z.base64().max(8 * 1024 * 1024),
        }),
      )
      .max(2)
      .default([]),
    actor_id: Id.nullable(),
  }),
  producers: ['core', 'researcher', 'staff', 'tissue'],
  consumers: ['core'],
  orderedBy: ['model_name', 'object_id'],
});

/** A line for someone's bell. */
export const NotificationRequested = define({
  name: 'notification.requested',
  payload: z.object({
    key: z.string().min(1).max(200),
    recipient_ids: z.array(Id).max(1000),
    message: z.string().max(500),
    redirect: z.string().max(500).nullable(),
  }),
  producers: ['core', 'researcher', 'staff', 'tissue'],
  consumers: ['core'],
});

export const EVENTS = [
  ReviewerAssigned,
  ReviewAnnouncementDue,
  ReviewRemovalDue,
  ReviewerAssignmentUndone,
  ReviewBegun,
  ReviewBegunNewsDue,
  ReviewWindowRedated,
  InstitutionDeleted,
  RequestReadinessDue,
  RequestReadinessAfterUndo,
  RequestDecisionNewsDue,
  ReadinessChanged,
  TransferAgreementDue,
  TissueOrdered,
  MeetingPacketAsked,
  MatchReportAsked,
  ...Object.values(ListExportAsked),
  MeetingPacketDue,
  MailRequested,
  NotificationRequested,
] as const;
export const queueName = (event: EventDefinition, service: ServiceName): string => `${event.name}.${service}`;
