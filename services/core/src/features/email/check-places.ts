/** Refuses templates with unknown placeholders, or without the placeholders that identify the subject of the mail. */
import { MESSAGES, REQUIRED_PLACEHOLDERS } from '@portal/contract';
import { missingPlaces, unknownPlaces, type TemplateText } from '@portal/common';
import { invalid, plainText, say } from '@portal/kit';
import type { EmailTemplateModel } from '../../models/index.ts';
import { fileRefusals } from '../../texts/en/file-refusals.ts';
import { placeholdersIn } from './template.resource.ts';

interface ChangedWords {
  readonly subject?: string | undefined;
  readonly body?: string | undefined;
  readonly subject_es?: string | undefined;
  readonly body_es?: string | undefined;
}

/** @throws INVALID_INPUT at the field that was changed */
export function checkPlaces(stored: EmailTemplateModel, changed: ChangedWords): void {
  const known = placeholdersIn(stored.model_name);
  for (const [field, text] of Object.entries(changed)) {
    const unknown = unknownPlaces(String(text), known);
    if (unknown.length > 0)
      throw invalid({ [field]: [say(fileRefusals.mail.unknownPlaces, { names: unknown.join(', ') })] });
  }
  const { subject = stored.subject, body = stored.body } = changed;
  requirePlaces(stored, { subject, body }, changed.body === undefined ? 'subject' : 'body');
}

function requirePlaces(stored: EmailTemplateModel, text: TemplateText, field: string): void {
  const missing = missingPlaces(text, REQUIRED_PLACEHOLDERS[stored.model_name]);
  if (missing.length === 0) return;
  const names = missing.map((name) => `{${name}}`).join(', ');
  throw invalid({ [field]: [say(fileRefusals.mail.missingPlaces, { names })] });
}

/** A template is translated as a whole or not at all. @throws INVALID_INPUT at the field that is empty or was changed */
export function checkTranslation(stored: EmailTemplateModel, changed: ChangedWords): void {
  if (changed.subject_es === undefined && changed.body_es === undefined) return;
  const { subject_es: subject = stored.subject_es, body_es: body = stored.body_es } = changed;
  if (subject === '' && body === '') return;
  if (subject === '') throw invalid({ subject_es: [MESSAGES.required] });
  if (plainText(body).trim() === '') throw invalid({ body_es: [MESSAGES.required] });
  requirePlaces(stored, { subject, body }, changed.body_es === undefined ? 'subject_es' : 'body_es');
}
