import { isEmailAddress } from '@portal/contract/email-address';
import type { ResponseOf } from '@portal/contract/types';
import type { UploadedFile } from '../../design/upload/index.ts';

/** Recipients and text of an email. */
export interface MailWords {
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly subject: string;
  readonly body: string;
}

/**
 * An email being written, with all choices of its author. It is stored as a whole, so that no part is lost separately.
 */
export interface MailDraft extends MailWords {
  /** Recipients do not see each other. */
  readonly isHidden: boolean;
  readonly files: readonly UploadedFile[];
  /** Key of the chosen template; empty for none. */
  readonly template: string;
  /** The user has typed since the draft was filled, so a template asks before replacing it. */
  readonly from: string;
  /** Initial content of an email: the server's draft, or almost empty. */
  readonly isTyped: boolean;
}

/** What a mail begins with: as the server drafted it, or nearly empty. */
export interface MailStart
  extends MailWords, Partial<Omit<ResponseOf<'GET /email-template/{id}/filled/'>, keyof MailWords>> {
  readonly bcc_all?: boolean;
}

export const EMPTY_MAIL: MailWords = { to: [], cc: [], bcc: [], subject: '', body: '' };

/** Takes only these fields into the draft; a filled template has others. */
export const makeDraft = ({
  to,
  cc,
  bcc,
  subject,
  body,
  from = '',
  bcc_all = false,
}: MailStart): MailDraft => ({
  to,
  cc,
  bcc,
  subject,
  body,
  from,
  isHidden: bcc_all,
  files: [],
  template: '',
  isTyped: false,
});

/** Recipient lists, in the order of their fields. */
export const ADDRESS_LISTS = ['to', 'cc', 'bcc'] as const;
export type AddressList = (typeof ADDRESS_LISTS)[number];

/** Addresses that the server would refuse. */
export const wrongAddresses = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => !isEmailAddress(address));

/** Addresses are separated by a space, a comma, a semicolon or a line break. */
export const ADDRESS_SEPARATOR = /[\s,;]/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const isFile = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['name'] === 'string' &&
  typeof value['size'] === 'number';

/**
 * Validates a draft from session storage; null if it is not one. Drafts of earlier releases get defaults for newer
 * fields.
 */
export function readMailDraft(found: unknown): MailDraft | null {
  if (!isRecord(found)) return null;
  // drafts are stored only after the user typed
  const whole: unknown = { ...makeDraft(EMPTY_MAIL), isTyped: true, ...found };
  return isMailDraft(whole) ? whole : null;
}

function isMailDraft(value: unknown): value is MailDraft {
  if (!isRecord(value)) return false;
  const { to, cc, bcc, files } = value;
  return (
    isTexts(to) &&
    isTexts(cc) &&
    isTexts(bcc) &&
    ['subject', 'body', 'template', 'from'].every((name) => typeof value[name] === 'string') &&
    ['isHidden', 'isTyped'].every((name) => typeof value[name] === 'boolean') &&
    Array.isArray(files) &&
    files.every(isFile)
  );
}

/** The server's first error for a field, also if it concerns one of several addresses. */
export const mailProblem = (
  fields: Readonly<Record<string, readonly string[]>> | undefined,
  name: string,
  prefix = '',
): string | undefined =>
  Object.entries(fields ?? {}).find(
    ([field]) => field === `${prefix}${name}` || field.startsWith(`${prefix}${name}.`),
  )?.[1][0];
