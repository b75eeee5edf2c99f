import { shortLabel } from '@portal/contract/form-answers';
import { formFields } from '@portal/contract/form-rules';
import { currentForm, OFFERED_REQUEST_TYPES } from '@portal/contract/request-types/lookup';
import type { RequestForm } from '@portal/contract/request-types/request-type';
import { describe, expect, test } from 'vitest';
import { neededFor, formatDuration } from './needed.ts';

type Item = RequestForm['sections'][number]['items'][number];

describe.each(OFFERED_REQUEST_TYPES.map((type) => ({ key: type.key, type })))('type $key', ({ type }) => {
  const list = neededFor(type).join('\n');

  test('names every file that its form requires [R2.1-17]', () => {
    const form = currentForm(type.number) ?? { sections: [] };
    const files = formFields<Item>(form).filter((field) => field.type === 'file' && !field.isOptional);
    for (const field of files) expect(list).toContain(shortLabel(field));
    expect(list.includes('Files (PDF)')).toBe(files.length > 0);
  });

  test('names the files that may be added, in words that say what they are', () => {
    const isBrainBank = type.group === 'autism_brainnet';
    expect(list.includes('More files, if you have them: Figures, protocols or letters.')).toBe(isBrainBank);
  });

  test('says that de-identified data have needed no IRB since March 2025, where that is so alone [R1-01]', () => {
    expect(list.includes('since March 2025')).toBe(!type.needsIrb);
    expect(list.includes('that covers every member of the team')).toBe(type.needsIrb);
  });

  test('says how long the review takes [R1-02]', () => {
    const isQuarterly = type.flow === 'research_match';
    expect(formatDuration(type)).toContain(isQuarterly ? 'reviewed quarterly' : 'up to two weeks');
  });
});
