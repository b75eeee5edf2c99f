/** A mail while it is written. */
export interface MailDraft {
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly subject: string;
  readonly body: string;
}

/** A space, a comma, a semicolon or a new line ends an address. */
export const ADDRESS_SEPARATOR = /[\s,;]/;

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Whether something read from the browser's store is a draft. */
export function isMailDraft(value: unknown): value is MailDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { to, cc, subject, body } = value as Record<string, unknown>;
  return isTexts(to) && isTexts(cc) && typeof subject === 'string' && typeof body === 'string';
}

/** The first word of the server on one field, also when it names one of several addresses. */
export const mailProblem = (
  fields: Readonly<Record<string, readonly string[]>> | undefined,
  name: keyof MailDraft,
  prefix = '',
): string | undefined =>
  Object.entries(fields ?? {}).find(
    ([field]) => field === `${prefix}${name}` || field.startsWith(`${prefix}${name}.`),
  )?.[1][0];
