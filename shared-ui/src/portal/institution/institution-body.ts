import type { FormValues } from '../form/index.ts';

/** The value of a text field; '' for nothing. */
export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The value of a list of short texts. */
export const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The Signing Official as the server takes one. */
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

/** A stored yes or no as the radio buttons have it; an open question stays open. */
export const yesNo = (value: boolean | null): string => (value === null ? '' : value ? 'yes' : 'no');
