import type { RequestForm } from '../../request-types/request-type.ts';

/** Contains every kind of rule that forms support, in two sections. */
export const INSTRUMENT_FORM_1 = {
  id: 'instrument',
  version: 1,
  title: 'Instrument request',
  sections: [
    {
      id: 'loan',
      title: 'The loan',
      items: [
        { type: 'header', text: 'What and for how long' },
        {
          type: 'select',
          name: 'instrument',
          label: 'Which instrument do you need?',
          shortLabel: 'Instrument',
          options: [
            { value: 1, label: 'Eye tracker' },
            { value: 2, label: 'EEG cap', answerLabel: 'EEG cap, 64 channels' },
          ],
          examples: [2],
        },
        {
          type: 'number',
          name: 'weeks',
          label: 'For how many weeks?',
          shortLabel: 'Weeks',
          min: 1,
          max: 12,
          examples: [6],
        },
        {
          type: 'text',
          name: 'room',
          label: 'In which room will it stand?',
          answerLabel: 'Room',
          requiredMessage: 'Please name the room',
          maxLength: 20,
          pattern: { matches: '^[A-Z]-\\d+$', message: 'Write it like B-12' },
          examples: ['B-12'],
        },
      ],
    },
    {
      id: 'people',
      title: 'The people',
      items: [
        {
          type: 'checkbox',
          name: 'needs_training',
          label: 'We need training',
          isOptional: true,
          examples: [true],
        },
        {
          type: 'date',
          name: 'training_day',
          label: 'When shall it be?',
          answerLabel: 'Day of the training',
          min: '2026-01-01',
          when: { field: 'needs_training', equals: true },
          examples: ['2027-02-03'],
        },
        {
          type: 'table',
          name: 'users',
          label: 'Who uses it?',
          answerLabel: 'Users',
          columns: [
            { type: 'text', name: 'who', label: 'Name' },
            { type: 'number', name: 'hours', label: 'Hours a week', min: 1 },
          ],
          examples: [[{ who: 'Ada', hours: 4 }]],
        },
        {
          type: 'file',
          name: 'plan',
          label: 'Plan of the room',
          isOptional: true,
          maxFiles: 1,
        },
      ],
    },
  ],
} as const satisfies RequestForm;
