/**
 * Registration and account recovery: registration forms, email links, forgotten passwords, ORCID (spec 1 sections 2, 3,
 * 5 and 7). Email links lead to the pages `/verify-user?token=…` (verification and invitation),
 * `/verify-user?token=…&rejected=true` (declining an invitation), `/reset-password#…` and `/unlock-login#…` (the hash
 * is the token).
 */
import { z } from 'zod';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';
import { unmetCriteria } from './password.ts';
import { Goal } from './account.wire.ts';
import {
  Email,
  Id,
  singleLineText,
  personName,
  requiredLine,
  requiredText,
  text,
} from '../api/primitives.ts';

/** A newly chosen password. Only the server has the list of common passwords. */
export const NewPassword = text(LIMITS.passwordMaximum, MESSAGES.fieldsBlank)
  .refine((value) => value !== '', MESSAGES.fieldsBlank)
  .refine((value) => value === '' || unmetCriteria(value).length === 0, MESSAGES.passwordCriteria);

/** The repeated password; the check of the first one compares them. */
const RepeatedPassword = text(LIMITS.passwordMaximum, MESSAGES.fieldsBlank);

const ORCID_PATTERN = /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/;
/** The last character is a check digit by ISO 7064, modulus 11-2. */
const hasCheckDigit = (orcid: string): boolean => {
  const digits = orcid.replaceAll('-', '');
  const total = Array.from(digits.slice(0, 15)).reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return digits[15] === (check === 10 ? 'X' : String(check));
};
/** The proof that `GET /orcid/` returns with an iD; the form submits both. */
export const OrcidProof = singleLineText(LIMITS.orcidProof);
/** The pattern limits the length. */
export const Orcid = z
  .string()
  .regex(ORCID_PATTERN, { error: INPUT_MESSAGES.orcid, abort: true })
  .refine(hasCheckDigit, INPUT_MESSAGES.orcid);

/**
 * Solved bot-check challenge, or the response of Google reCAPTCHA if configured. `is_v2` is true for the visible one.
 */
export const botCheck = { recaptcha: text(4000, MESSAGES.recaptchaFailed), is_v2: z.boolean().optional() };
const agreed = z.literal(true, { error: INPUT_MESSAGES.terms });
/** 32 bytes in base64url, as in the link. */
export const LinkToken = text(100, MESSAGES.tokenUnverified).regex(
  /^[\w-]{1,100}$/,
  MESSAGES.tokenUnverified,
);

const names = {
  first_name: personName(MESSAGES.firstNameRequired),
  last_name: personName(MESSAGES.lastNameRequired),
};

export const ResearcherRegistration = z
  .strictObject({
    ...names,
    email: Email,
    confirm_email: text(LIMITS.email).optional(),
    password: NewPassword,
    confirm_password: RepeatedPassword.optional(),
    /** An approved institution; null if it is not listed. */
    institution: z.union([Id, z.null()], { error: MESSAGES.institutionUnselected }),
    agreed_to_terms: agreed,
    /** Only with the proof that ORCID confirmed the iD. */
    orcid_id: Orcid.nullable().optional(),
    orcid_proof: OrcidProof.optional(),
    /** The page that the person wanted; stored with the account until they open it. */
    goal: Goal.optional(),
    ...botCheck,
  })
  .refine(
    ({ email, confirm_email: again }) => again === undefined || again.toLowerCase() === email.toLowerCase(),
    { path: ['confirm_email'], error: MESSAGES.emailsDiffer },
  )
  .refine(({ password, confirm_password: again }) => again === undefined || again === password, {
    path: ['confirm_password'],
    error: MESSAGES.passwordsDiffer,
  });

export const OfficialRegistration = z
  .strictObject({
    token: LinkToken,
    ...names,
    title: singleLineText(LIMITS.personTitle).nullable().optional(),
    /** The invitation determines the address; if sent, it must be the same. */
    email: Email.optional(),
    phone_number: requiredLine(LIMITS.phone, MESSAGES.phoneRequired),
    password: NewPassword,
    confirm_password: RepeatedPassword.optional(),
    agreed_to_terms: agreed,
    ...botCheck,
  })
  .refine(({ password, confirm_password: again }) => again === undefined || again === password, {
    path: ['confirm_password'],
    error: MESSAGES.passwordsDiffer,
  });

/** What an emailed link is for and whether it can still be used. */
export const LinkStatus = z.object({
  kind: z.enum(['verification', 'invitation']),
  /** The role that the person has or will have. */
  userType: z.enum(['primary_researcher', 'sbso', 'other']),
  /** The link has expired: POST sends a new mail. */
  expired: z.boolean(),
  /** The link was used, answered or withdrawn, so it has no further effect. */
  used: z.boolean(),
  /** An invited person who already has an account accepts by POST /verify-user/ without filling in a form. */
  has_account: z.boolean(),
  userData: z.object({
    institution_data: z.object({ id: Id, name: z.string() }).nullable(),
    io_data: z
      .object({
        email: z.string(),
        first_name: z.string(),
        last_name: z.string(),
        phone_number: z.string().nullable(),
        title: z.string().nullable(),
      })
      .nullable(),
  }),
});
export type LinkStatus = z.infer<typeof LinkStatus>;

const Nothing = z.object({});

export const registrationEndpoints = defineEndpoints({
  'POST /register-user/': {
    service: 'core',
    summary:
      'Register a researcher or, with `token`, an invited Signing Official. Does not reveal whether an address is registered',
    access: 'anyone',
    bodyLimit: BODY_LIMITS.registration,
    body: z.union([ResearcherRegistration, OfficialRegistration]),
    status: 201,
    response: Nothing,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  'GET /verify-user/': {
    service: 'core',
    summary: 'What a link in an email is for. Changes nothing',
    access: 'anyone',
    query: z.strictObject({ token: LinkToken }),
    response: LinkStatus,
    errors: ['NOT_FOUND'],
  },
  'POST /verify-user/': {
    service: 'core',
    summary:
      'Use a link in an email: confirm an address, or accept an invitation with an existing account. For an expired link a new email is sent',
    access: 'anyone',
    body: z.strictObject({ token: LinkToken }),
    response: z.object({
      /** expired: a new mail is being sent. */
      status: z.enum(['verified', 'accepted', 'expired']),
      /** The address that the followed link was sent to, for the login form; none for an expired link. */
      email: z.string().optional(),
    }),
    errors: ['NOT_FOUND', 'WRONG_STATE', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  'POST /decline-invitation/': {
    service: 'core',
    summary: 'Decline an invitation as Signing Official. The person who sent it is notified',
    access: 'anyone',
    bodyLimit: BODY_LIMITS.comment,
    body: z.strictObject({ token: LinkToken, reason: text(LIMITS.comment).optional() }),
    response: Nothing,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'TOO_MANY_REQUESTS'],
  },
  'POST /resend-verification/': {
    service: 'core',
    summary: 'Send the verification email again, by address or by the link in an earlier email',
    access: 'anyone',
    body: z.union([z.strictObject({ email: Email }), z.strictObject({ token: LinkToken })]),
    status: 202,
    response: Nothing,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'POST /forgot-password/': {
    service: 'core',
    summary:
      'Send an email with a link to set a new password. Does not reveal whether an address is registered',
    access: 'anyone',
    body: z.strictObject({
      email: text(LIMITS.email, MESSAGES.forgotEmail).refine(
        (value) => Email.safeParse(value).success,
        MESSAGES.forgotEmail,
      ),
      ...botCheck,
    }),
    status: 202,
    response: Nothing,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'GET /reset-password/': {
    service: 'core',
    summary: 'Whether a link to set a new password is still valid. Changes nothing',
    access: 'anyone',
    query: z.strictObject({ token: LinkToken }),
    response: z.object({ usable: z.boolean() }),
  },
  'POST /reset-password/': {
    service: 'core',
    summary: 'Set a new password with the link from an email. Ends all sessions of the person',
    access: 'anyone',
    body: z
      .strictObject({
        token: requiredText(100, MESSAGES.resetLinkBad),
        password: NewPassword,
        confirm_password: RepeatedPassword.refine((value) => value !== '', MESSAGES.fieldsBlank),
      })
      .refine(({ password, confirm_password: again }) => again === '' || again === password, {
        path: ['confirm_password'],
        error: MESSAGES.passwordsDiffer,
      }),
    response: Nothing,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'GET /unlock-login/': {
    service: 'core',
    summary: 'Whether a link that unlocks an account is still valid. Changes nothing',
    access: 'anyone',
    query: z.strictObject({ token: LinkToken }),
    response: z.object({ usable: z.boolean() }),
  },
  'POST /unlock-login/': {
    service: 'core',
    summary:
      'Unlock an account with the link from an email, so that its owner can log in while someone else guesses the password',
    access: 'anyone',
    body: z.strictObject({ token: LinkToken }),
    response: Nothing,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'GET /orcid/': {
    service: 'core',
    summary:
      'The ORCID iD for the code that ORCID returned, with a proof that the caller can use once within an hour',
    access: 'anyone',
    query: z.strictObject({ code: requiredLine(200) }),
    response: z.object({ payload: z.object({ orcid: Orcid, proof: z.string() }) }),
    errors: ['TOO_MANY_REQUESTS'],
  },
  'GET /sign-up-settings/': {
    service: 'core',
    summary: 'The settings that the registration page needs',
    access: 'anyone',
    response: z.object({
      /** ORCID page for the pop-up; append `&state=`. Null if ORCID is not configured. */
      orcid_authorize_url: z.string().nullable(),
      /** If set, Google reCAPTCHA replaces the portal's own bot check. */
      recaptcha_site_key: z.string().nullable(),
    }),
  },
});
