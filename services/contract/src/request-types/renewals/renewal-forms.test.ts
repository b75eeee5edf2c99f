/** What the forms of renewals ask, need and hide (spec 2 sections 3 and 5, "Renewal form"). */
import { describe, expect, it } from 'vitest';
import { exampleAnswers, presentAnswers } from '../../forms/form-answers.ts';
import type { FormAnswers } from '../../forms/form-rules.ts';
import { checkAnswers } from '../../forms/form-schema.ts';
import { currentRenewalForm } from '../lookup.ts';

function getForm(type: number) {
  const form = currentRenewalForm(type);
  if (!form) throw new Error(`requests of type ${type} are not renewed`);
  return form;
}
const FILE = { id: 'a', name: 'letter.pdf' };
const getProblems = (type: number, answers: FormAnswers): string[] => {
  const checked = checkAnswers(getForm(type), answers, {});
  return 'problems' in checked ? Object.keys(checked.problems) : [];
};
const without = (type: number, name: string): string[] => {
  const { [name]: left, ...rest } = exampleAnswers(getForm(type), {}, { file: FILE });
  expect(left).not.toBeUndefined();
  return getProblems(type, rest);
};

describe('of Research Match', () => {
  it.each([
    'study_findings',
    'sci_justification',
    'progress',
    'sample_size',
    'all_consented',
    'all_participated',
    'cohort_consented',
    'cohort_participated',
    'additional_participants',
    'lay_summary',
    'additional_info',
    'recent_irb',
    'consent_form',
  ])('%s must be answered [R3-83 R3-84 R3-85 R3-86 R3-87 R3-88 R3-89 R3-94 R3-95 R3-96 R5-57]', (name) => {
    expect(without(4, name)).toEqual([name]);
  });

  it.each(['explanatory_info', 'issues', 'protocol'])('%s may be left out [R3-90 R3-91 R3-92]', (name) => {
    const { [name]: left, ...rest } = exampleAnswers(getForm(4), {}, { file: FILE });
    expect(left).not.toBeUndefined();
    expect(getProblems(4, presentAnswers(getForm(4), rest, {}))).toEqual([]);
  });

  it.each(['issues', 'protocol'])(
    '%s answered with yes asks what it was, with no it does not [R3-91 R3-92]',
    (name) => {
      const answers = exampleAnswers(getForm(4), {}, { file: FILE });
      const { [`${name}_description`]: description, ...rest } = answers;
      expect(description).not.toBeUndefined();
      expect(getProblems(4, { ...rest, [name]: 'yes' })).toEqual([`${name}_description`]);
      expect(getProblems(4, { ...rest, [name]: 'no' })).toEqual([]);
    },
  );

  it('a file of the protocol is stored only with an answer about it [R3-93]', () => {
    const answers = { ...exampleAnswers(getForm(4), {}, { file: FILE }), protocol_file: [FILE] };
    expect(presentAnswers(getForm(4), { ...answers, protocol: 'no' }, {})).toHaveProperty('protocol_file');
    expect(presentAnswers(getForm(4), { ...answers, protocol: null }, {})).not.toHaveProperty(
      'protocol_file',
    );
  });

  it('people are counted in whole numbers that are not below 0', () => {
    const answers = exampleAnswers(getForm(4), {}, { file: FILE });
    for (const count of [-1, 1.5])
      expect(getProblems(4, { ...answers, sample_size: count })).toEqual(['sample_size']);
  });
});

describe('of resources', () => {
  it.each([1, 2, 6, 7, 8])('type %i asks for the publication and for access [R3-98 R3-102 R5-57]', (type) => {
    expect(without(type, 'publication_status')).toContain('publication_status');
    expect(without(type, 'requiresAccess')).toEqual(['requiresAccess']);
    const answers = exampleAnswers(getForm(type), {}, { file: FILE });
    expect(getProblems(type, { ...answers, publication_status: 4 })).toContain('publication_status');
    expect(getProblems(type, { ...answers, requiresAccess: 'Perhaps' })).toEqual(['requiresAccess']);
  });

  it('a question that another answer opens must be answered then [R3-99 R3-100 R3-101]', () => {
    const open = {
      publication_status: 1,
      generated_check: true,
      bio_destroyed: true,
      modified_ipscs_check: true,
      requiresAccess: 'No',
    };
    expect(getProblems(2, open)).toEqual([
      'publication_data',
      'generated_data',
      'bio_destroyed_description',
      'modified_ipscs_data',
    ]);
    expect(
      getProblems(2, {
        publication_status: 2,
        generated_check: false,
        bio_destroyed: false,
        modified_ipscs_check: false,
        requiresAccess: 'No',
      }),
    ).toEqual([]);
    // Samples are asked about where there are samples.
    expect(getProblems(1, open)).toEqual(expect.not.arrayContaining(['bio_destroyed_description']));
  });
});
