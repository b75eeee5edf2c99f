import type { FormValues } from '../form/index.ts';

/** The trimmed value of a text field; '' if empty. */
export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The Signing Official in the server's format. */
export const officerBody = (values: FormValues) => ({
  first_name: text(values['first_name']),
  last_name: text(values['last_name']),
  email: text(values['email']),
});

/** The same with a phone number, which may be left empty. */
export const officerContactBody = (values: FormValues) => ({
  ...officerBody(values),
  phone_number: text(values['phone_number']) || null,
});

/** The details that the foundation reviews. */
export const detailsBody = (values: FormValues) => ({
  name: text(values['name']),
  official_name: text(values['official_name']),
  ein: text(values['ein']),
  nonprofit: values['nonprofit'] === 'yes',
});

/** Converts a stored yes or no to the value of the radio buttons; null becomes '' (unanswered). */
export const yesNo = (value: boolean | null): string => (value === null ? '' : value ? 'yes' : 'no');
