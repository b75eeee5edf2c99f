/** Verification by an institution of the people who named it as theirs (spec 3 sections 2.12, 4.10 and 7). */
import { z } from 'zod';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { LIMITS } from '../basics/limits.ts';
import { COMPLIANCE_STATUSES } from '../compliance/rules.ts';
import { MESSAGES } from '../words/messages.ts';
import { DateOnly, Id, IdParams, Summary, Timestamp, text } from '../api/primitives.ts';
import { ROLES } from '../people/roles.ts';

/** A researcher, as shown to the Signing Official for verification. */
export const AffiliatedResearcher = z.object({
  user: Summary,
  email: z.string(),
  title: z.string().nullable(),
  /** The person's role, or the session role if they have several. */
  role: z.enum(ROLES).nullable(),
  /** The institution's answer; null until it has answered. */
  verified: z.boolean().nullable(),
  /**
   * Whether the membership is valid. Without an answer of the institution, it is valid if the person's address is in
   * the institution's mail domain.
   */
  confirmed: z.boolean(),
  last_checked: Timestamp.nullable(),
  removal_reason: z.string().nullable(),
  joinder_date: Timestamp.nullable(),
  /** When the person named the institution as theirs. */
  created: Timestamp,
  /**
   * Why a decision about the person is due: the last one is a year old, or they joined recently and have never been
   * verified. Annual decisions are submitted together; recent ones one at a time. Null if none is due; callers do not
   * decide about themselves.
   */
  due: z.enum(['annual', 'recent']).nullable(),
});
export type AffiliatedResearcher = z.infer<typeof AffiliatedResearcher>;

export const AffiliatedResearchers = z.object({
  institution: Summary,
  /** The institution's current compliance year; null without an executed RDA. */
  year: z.object({ anniversary: DateOnly, compliance_status: z.literal(COMPLIANCE_STATUSES) }).nullable(),
  /** People with a due decision first, then by name. */
  results: z.array(AffiliatedResearcher),
});

/** One decision. A removed person receives the reason. */
const Verdict = z
  .strictObject({ user_id: Id, verified: z.boolean(), removal_reason: text(LIMITS.reason).nullish() })
  .refine(({ verified, removal_reason: reason }) => verified || Boolean(reason?.trim()), {
    path: ['removal_reason'],
    error: MESSAGES.required,
  });
export type Verdict = z.output<typeof Verdict>;

export const Verdicts = z
  .array(Verdict)
  .min(1, MESSAGES.required)
  .max(1000)
  .refine((verdicts) => new Set(verdicts.map((one) => one.user_id)).size === verdicts.length, {
    error: INPUT_MESSAGES.decideOnce,
  });

export const membershipEndpoints = defineEndpoints({
  'GET /institution/{id}/verification/': {
    service: 'core',
    summary:
      'The researchers of an institution, and those whom its Signing Official must verify: yearly, or when they join',
    access: 'signed-in',
    params: IdParams,
    response: AffiliatedResearchers,
  },
  'GET /institution/{id}/verification/pdf/': {
    service: 'core',
    summary: "The institution's answers about its researchers, with their dates, as PDF",
    access: 'signed-in',
    params: IdParams,
    stream: true,
  },
  'GET /institution/{id}/verification/calendar/': {
    service: 'core',
    summary: 'The date by which its researchers must be verified next, as iCalendar',
    access: 'signed-in',
    params: IdParams,
    stream: true,
    errors: ['WRONG_STATE'],
  },
  'POST /institution/{id}/verification/': {
    service: 'core',
    summary:
      'Confirm researchers (verified true) or remove them (false, with a reason that they see), all or none. Name everyone whose year is over; newcomers can be named one by one',
    access: 'signed-in',
    params: IdParams,
    body: Verdicts,
    bodyLimit: BODY_LIMITS.lists,
    guarded: true,
    versionOf: 'GET /institution/{id}/verification/',
    versionFromRead: true,
    response: AffiliatedResearchers,
    errors: ['WRONG_STATE'],
  },
});
