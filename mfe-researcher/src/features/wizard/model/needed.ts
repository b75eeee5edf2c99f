import { shortLabel } from '@portal/contract/form-answers';
import { formFields } from '@portal/contract/form-rules';
import { currentForm } from '@portal/contract/request-types/lookup';
import type { RequestForm, RequestTypeDefinition } from '@portal/contract/request-types/request-type';
import { fill } from '@portal/shared-ui';
import { wizard as words } from '#texts/wizard';

type Item = RequestForm['sections'][number]['items'][number];

/** The things a user needs for a request of the type, as sentences. */
export function neededFor(type: RequestTypeDefinition): string[] {
  const fields = formFields<Item>(currentForm(type.number) ?? { sections: [] });
  const files = fields.filter((field) => field.type === 'file' && !field.isOptional).map(shortLabel);
  // uses the help of these fields, because the label "More files" says too little
  const moreFiles = fields
    .filter((field) => field.type === 'file' && field.isOptional)
    .map((field) => field.help ?? shortLabel(field));
  const asksGlobus = fields.some(({ name }) => name === 'globus_username');
  return [
    words.needs.project,
    type.needsIrb ? words.needs.irbAlways : words.needs.irb,
    ...(asksGlobus ? [words.needs.globusName] : []),
    type.resources === 'datasets' ? words.needs.answers : words.needs.manyAnswers,
    ...(files.length > 0 ? [fill(words.needs.files, { names: files.join(', ') })] : []),
    ...(moreFiles.length > 0 ? [fill(words.needs.moreFiles, { names: moreFiles.join(' ') })] : []),
    words.needs.team,
  ];
}

/** The time to fill in the form and to review it (spec 2 section 1). */
export function formatDuration({ flow, resources }: RequestTypeDefinition): string {
  if (resources === 'datasets') return words.start.durationText;
  return flow === 'research_match' ? words.start.durationMatch : words.start.durationLong;
}
