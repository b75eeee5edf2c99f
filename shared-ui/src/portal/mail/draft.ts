import { isEmailAddress } from '@portal/contract/email-address';
import type { UploadedFile } from '../../design/upload/index.ts';

/** The words of a mail and whom it is to. */
export interface MailWords {
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly subject: string;
  readonly body: string;
}

/** A mail while it is written, with all that its writer chose: stored together, so that nothing of it is lost alone. */
export interface MailDraft extends MailWords {
  /** Recipients do not see each other. */
  readonly isHidden: boolean;
  readonly files: readonly UploadedFile[];
  /** Key of the chosen template; empty for none. */
  readonly template: string;
  /** As the template says; shown only if present. */
  readonly from: string;
  /** Someone typed since it was filled: what replaces it asks first. */
  readonly isTyped: boolean;
}

/** What a mail begins with: as the server drafted it, or nearly empty. */
export interface MailStart extends MailWords {
  readonly from?: string;
  readonly bcc_all?: boolean;
}

export const EMPTY_MAIL: MailWords = { to: [], cc: [], bcc: [], subject: '', body: '' };

/** What a filled template contains beside these stays out of the draft. */
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

/** Lists of addresses, in the order in which they are. */
export const ADDRESS_LISTS = ['to', 'cc', 'bcc'] as const;
export type AddressList = (typeof ADDRESS_LISTS)[number];

/** What the server would refuse as an address. */
export const wrongAddresses = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => !isEmailAddress(address));

/** A space, a comma, a semicolon or a new line ends an address. */
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

/** What was read from the browser's store as a draft, or null. One of an earlier release lacks what was added since. */
export function readMailDraft(found: unknown): MailDraft | null {
  if (!isRecord(found)) return null;
  // it is stored because someone typed in it
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

/** The first word of the server on one field, also when it names one of several addresses. */
export const mailProblem = (
  fields: Readonly<Record<string, readonly string[]>> | undefined,
  name: string,
  prefix = '',
): string | undefined =>
  Object.entries(fields ?? {}).find(
    ([field]) => field === `${prefix}${name}` || field.startsWith(`${prefix}${name}.`),
  )?.[1][0];
