/** Refuses templates with unknown placeholders, or without the placeholders that identify the subject of the mail. */
import { REQUIRED_PLACEHOLDERS } from '@portal/contract';
import { missingPlaces, unknownPlaces } from '@portal/common';
import { invalid, say } from '@portal/kit';
import type { EmailTemplateModel } from '../../models/index.ts';
import { fileRefusals } from '../../texts/en/file-refusals.ts';
import { placeholdersIn } from './template.resource.ts';

interface ChangedWords {
  readonly subject?: string | undefined;
  readonly body?: string | undefined;
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
  const missing = missingPlaces({ subject, body }, REQUIRED_PLACEHOLDERS[stored.model_name]);
  if (missing.length === 0) return;
  const names = missing.map((name) => `{${name}}`).join(', ');
  const field = changed.body === undefined ? 'subject' : 'body';
  throw invalid({ [field]: [say(fileRefusals.mail.missingPlaces, { names })] });
}
