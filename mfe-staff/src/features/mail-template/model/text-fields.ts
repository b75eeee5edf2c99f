/** The fields of a template with its text in each language. */
export const TEXT_FIELDS = {
  en: { subject: 'subject', body: 'body' },
  es: { subject: 'subject_es', body: 'body_es' },
} as const;
export type TemplateLanguage = keyof typeof TEXT_FIELDS;
