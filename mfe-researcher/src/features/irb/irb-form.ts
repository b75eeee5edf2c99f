import type { IrbDocument } from '@portal/contract';
import { dayIn } from '@portal/contract/days';
import { LIMITS } from '@portal/contract/limits';
import { MESSAGES } from '@portal/contract/messages';
import { FILE_TYPE, IRB_DESIGNATION_LABELS } from '@portal/contract/statuses';
import type { BodyOf } from '@portal/contract/types';
import type { Condition, FormDefinition, FormSection, FormValues } from '@portal/shared-ui/form';
import { uploadAs } from '@portal/shared-ui/upload';
import { project as words } from '#texts/project';

const forDesignation = (designation: 1 | 2, when: Condition | undefined): Condition => {
  const chosen: Condition = { field: 'designation', equals: designation };
  return when ? { all: [when, chosen] } : chosen;
};

/**
 * The IRB letter. With `when`, the section is an optional part of the project form.
 * @param timeZone the foundation's time zone, which decides the current day
 */
export function irbSection(timeZone: string, when?: Condition): FormSection {
  const today = () => dayIn(new Date(), timeZone);
  return {
    id: 'irb',
    title: words.letter.title,
    description: words.letterForm.intro,
    items: [
      ...(when
        ? ([
            {
              type: 'checkbox',
              name: 'has_irb',
              label: words.letterForm.hasLetter,
              isOptional: true,
            },
          ] as const)
        : []),
      {
        type: 'file',
        name: 'letter',
        label: words.letter.title,
        upload: uploadAs(FILE_TYPE.IRB),
        accept: ['.pdf'],
        when,
      },
      {
        type: 'radio',
        name: 'designation',
        label: words.letter.designation,
        when,
        options: [
          { value: 1, label: IRB_DESIGNATION_LABELS[1] },
          { value: 2, label: IRB_DESIGNATION_LABELS[2] },
        ],
      },
      {
        type: 'text',
        name: 'assurance_number',
        label: words.letter.assuranceNumber,
        isOptional: true,
        maxLength: LIMITS.assuranceNumber,
        width: '16rem',
        when,
      },
      {
        type: 'date',
        name: 'approval_date',
        label: words.letter.approved,
        when: forDesignation(1, when),
        validate: (value) => (String(value) > today() ? MESSAGES.previousDate : undefined),
      },
      {
        type: 'date',
        name: 'renewal_date',
        label: words.letter.renewal,
        help: words.letterForm.renewalHelp,
        when: forDesignation(1, when),
        validate: (value) => (String(value) > today() ? undefined : MESSAGES.futureDate),
      },
      {
        type: 'date',
        name: 'exemption_date',
        label: words.letter.exempted,
        when: forDesignation(2, when),
        validate: (value) => (String(value) > today() ? MESSAGES.previousDate : undefined),
      },
    ],
  };
}

export const irbForm = (timeZone: string): FormDefinition => ({
  id: 'irb',
  sections: [irbSection(timeZone)],
});

export const irbValues = (irb: IrbDocument | null): FormValues =>
  irb ? { designation: irb.designation, assurance_number: irb.assurance_number } : {};

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

export function irbBody(values: FormValues): BodyOf<'PUT /project/{id}/irb/'> {
  const letters = values['letter'];
  const [letter] = Array.isArray(letters) ? (letters as { id: string }[]) : [];
  return {
    file: letter?.id ?? '',
    designation: Number(values['designation']) === 2 ? 2 : 1,
    assurance_number: text(values['assurance_number']),
    approval_date: text(values['approval_date']),
    exemption_date: text(values['exemption_date']),
    renewal_date: text(values['renewal_date']),
  };
}
