/** Events between services: rows of the job queue, written in the transaction that causes them. */
import { z } from 'zod';
import type { ServiceName } from '../basics/services.ts';
import { LIMITS } from '../basics/limits.ts';
import { DateOnly, Id, KnownEmail, Timestamp } from './primitives.ts';
import { MailMessage } from '../mail/message.wire.ts';
import { RequestStatusNumber, ReviewerRoleNumber } from '../request/numbers.wire.ts';
import { REVIEW_WINDOW_KINDS } from '../request-types/request-type.ts';
import { WEBHOOK_EVENT_TYPES } from '../webhook/rules.ts';

export interface EventDefinition<P extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: P;
  /** Services that may cause the event. The database refuses it from any other. */
  readonly producers: readonly ServiceName[];
  /** Services that handle the event; each has its own queue, `{name}.{service}`. */
  readonly consumers: readonly ServiceName[];
  /** Delay before the event is handled, for actions that can be undone until then. */
  readonly delaySeconds?: number;
  /**
   * Fields that together identify an object: events of one object are handled in the order in which they were caused. Its
   * handlers need a `Batch`, and throw `JobWaits` where an earlier event comes first.
   */
  readonly orderedBy?: readonly string[];
}
const define = <P extends z.ZodType>(event: EventDefinition<P>): EventDefinition<P> => event;

/** A request that already has a primary reviewer was submitted again: the review continues. */
export const ReviewerAssigned = define({
  name: 'review.assigned',
  payload: z.object({ request_id: Id, reviewer_id: Id, reviewer_role: ReviewerRoleNumber, actor_id: Id }),
  producers: ['researcher'],
  consumers: ['researcher'],
});

/**
 * Notifies a reviewer after the time for Undo plus the time that a call may take. The payload contains nothing that may
 * change in that time.
 */
export const ReviewAnnouncementDue = define({
  name: 'review.announcement-due',
  payload: z.object({ review_id: Id, actor_id: Id.nullable() }),
  producers: ['researcher'],
  consumers: ['researcher'],
  delaySeconds: LIMITS.assignmentUndoSeconds + 2,
});

/** Notifies the reviewer who was removed from a request, once Undo is no longer offered. */
export const ReviewRemovalDue = define({
  name: 'review.removal-due',
  payload: z.object({ review_id: Id }),
  producers: ['researcher'],
  consumers: ['researcher'],
  delaySeconds: LIMITS.assignmentUndoSeconds + 2,
});

/**
 * The assignment of a primary reviewer was undone. Only the previous release queues this event; remove it in the next
 * release (decision 183).
 */
export const ReviewerAssignmentUndone = define({
  name: 'review.assignment-undone',
  payload: z.object({ request_id: Id, status_before: RequestStatusNumber, actor_id: Id }),
  producers: ['staff'],
  consumers: ['researcher'],
});

/** The review of a request began because its review window opened, or because the request joined an open window. */
export const ReviewBegun = define({
  name: 'review.begun',
  payload: z.object({ request_id: Id, window_id: Id, due_date: DateOnly, actor_id: Id.nullable() }),
  producers: ['researcher'],
  consumers: ['staff'],
});

/**
 * Notifies the reviewers of a request that joined a window that its review has begun, once Undo of the assignment is no
 * longer offered.
 */
export const ReviewBegunNewsDue = define({
  name: 'review.begun-news-due',
  payload: z.object({ request_id: Id, change: Id }),
  producers: ['researcher'],
  consumers: ['researcher'],
  delaySeconds: LIMITS.assignmentUndoSeconds + 2,
});

/** The due date of an open window changed. `revision` numbers the dates, since events may overtake each other. */
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

/**
 * An institution was deleted, together with the accounts of people who belonged to no other: their open requests are
 * removed too.
 */
export const InstitutionDeleted = define({
  name: 'institution.deleted',
  payload: z.object({ institution_id: Id, user_ids: z.array(Id).max(100_000), actor_id: Id.nullable() }),
  producers: ['core'],
  consumers: ['researcher'],
});

/**
 * Requests whose teams may now be ready for access; they are checked as soon as the current transaction is committed.
 */
export const RequestReadinessDue = define({
  name: 'request.readiness-due',
  payload: z.object({ request_ids: z.array(Id).min(1).max(10_000) }),
  producers: ['researcher'],
  consumers: ['researcher'],
});

/**
 * Like `RequestReadinessDue`, but delayed until Undo of a removal is no longer offered: until then no request advances
 * and no one is notified.
 */
export const RequestReadinessAfterUndo = define({
  name: 'request.readiness-after-undo',
  payload: RequestReadinessDue.payload,
  producers: ['researcher'],
  consumers: ['researcher'],
  delaySeconds: LIMITS.undoSeconds + 2,
});

/** Notifies the owner of a decision once Undo is no longer offered. `change` is the number of the status change. */
export const RequestDecisionNewsDue = define({
  name: 'request.decision-news-due',
  payload: z.object({ request_id: Id, change: Id }),
  producers: ['researcher'],
  consumers: ['researcher'],
  delaySeconds: LIMITS.undoSeconds + 2,
});

/** Something that affects a person's readiness for access changed: account, institution, agreement or joinder. */
export const ReadinessChanged = define({
  name: 'person.readiness-changed',
  payload: z.object({
    user_ids: z.array(Id).min(1).max(10_000),
    /** Addresses that the person no longer has: a team may list a person by address alone. */
    addresses: z.array(z.string()).max(10_000).default([]),
  }),
  // The previous release of the researcher service causes it too; from the next release on only core does (decision
  // 204).
  producers: ['core', 'researcher'],
  consumers: ['core', 'researcher'],
});

/**
 * A tissue request was approved and needs a Material Transfer Agreement (decision 363). The payload contains the
 * request data that the agreement quotes.
 */
export const TransferAgreementDue = define({
  name: 'transfer-agreement.due',
  payload: z.object({
    request_id: Id,
    code: z.string(),
    project_title: z.string(),
    institution_id: Id,
    recipient_id: Id,
    /** Number of donors with which the request was submitted. */
    donors: z.int().nonnegative(),
    /** As the researcher described it. */
    tissue: z.string(),
  }),
  producers: ['researcher'],
  consumers: ['core'],
});

/** Tissue was ordered for a request: from then on its Material Transfer Agreement is final. */
export const TissueOrdered = define({
  name: 'tissue.ordered',
  payload: z.object({ request_id: Id }),
  producers: ['tissue'],
  consumers: ['core'],
});

/** Background work is to be done. Each kind of work has its own event, and so its own queue (decision 480). */
export const OperationDue = z.object({ operation_id: Id });

export const MeetingPacketAsked = define({
  name: 'meeting-packet.asked',
  payload: OperationDue,
  producers: ['staff'],
  consumers: ['staff'],
});

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

/** The export of a long list was requested, one event for each service. */
export const ListExportAsked = {
  core: exportAsked('core'),
  researcher: exportAsked('researcher'),
  staff: exportAsked('staff'),
  tissue: exportAsked('tissue'),
} as const;

/** A meeting packet as requested by the previous release; remove it in the next release (decision 480). */
export const MeetingPacketDue = define({
  name: 'meeting-packet.due',
  payload: z.object({ packet_id: Id }),
  producers: ['staff'],
  consumers: ['staff'],
});

/** An email to send. Jobs with the same `key` produce one email, however often they run. */
export const MailRequested = define({
  name: 'mail.requested',
  payload: z.object({
    key: z.string().min(1).max(200),
    template: z.string(),
    model_name: z.string().nullable(),
    object_id: z.string().nullable(),
    /** Further objects of an email about several objects. */
    further_object_ids: z.array(z.string()).max(LIMITS.mailObjects).default([]),
    /**
     * Requests that the email mentions although it is about another object, such as a person. A reader who may not read
     * all of them may not read the email.
     */
    request_ids: z.array(Id).default([]),
    /** Empty if every recipient gets a blind copy. */
    to: z.array(KnownEmail),
    cc: z.array(KnownEmail).default([]),
    bcc: z.array(KnownEmail).default([]),
    subject: z.string(),
    /**
     * Sanitized HTML of an email that staff wrote, and of every email queued by the previous release. The plain text
     * part is derived from it.
     */
    body: z.union([z.string(), MailMessage]),
    /** Ids of attached files. */
    attachments: z.array(z.uuid()).max(10).default([]),
    /** Generated files as base64; they are stored as attachments of the email. */
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

/** A notification in a person's bell menu. */
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

/** The status of an object changed; webhooks tell other systems (decision 536). Ids and states only, nothing personal. */
export const ObjectChanged = define({
  name: 'object.changed',
  payload: z.object({
    type: z.enum(WEBHOOK_EVENT_TYPES),
    id: z.union([Id, z.uuid()]),
    state: z.union([z.int(), z.string().max(40)]),
    at: Timestamp.default(() => new Date().toISOString()),
  }),
  producers: ['core', 'researcher', 'tissue'],
  consumers: ['core'],
  orderedBy: ['type', 'id'],
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
  ObjectChanged,
] as const;
export const queueName = (event: EventDefinition, service: ServiceName): string => `${event.name}.${service}`;
