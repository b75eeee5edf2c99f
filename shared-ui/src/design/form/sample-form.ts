import type { FormDefinition } from './types.ts';

/** A small request form, for the tests and the gallery. */
export const sampleDefinition: FormDefinition = {
  id: 'sample-request',
  sections: [
    {
      id: 'about',
      title: 'About the study',
      items: [
        {
          type: 'text',
          name: 'title',
          label: 'Title',
          maxLength: 60,
          help: 'As it stands in the IRB document.',
        },
        {
          type: 'radio',
          name: 'kind',
          label: 'Kind of request',
          options: [
            { value: 1, label: 'Dataset' },
            { value: 2, label: 'Biospecimen', help: 'Plasma, DNA or cell lines' },
          ],
        },
        {
          type: 'number',
          name: 'samples',
          label: 'Number of samples',
          min: 1,
          max: 500,
          when: { field: 'kind', equals: 2 },
        },
        { type: 'date', name: 'irb_expiration', label: 'IRB expiration date' },
      ],
    },
    {
      id: 'details',
      title: 'Resource Details',
      items: [
        { type: 'header', text: 'What you need' },
        { type: 'html', html: '<p>Tell us <strong>why</strong>.</p>' },
        { type: 'textarea', name: 'purpose', label: 'Purpose', maxLength: 500 },
        {
          type: 'select',
          name: 'cohort',
          label: 'Cohort',
          isOptional: true,
          options: [
            { value: 'SSC', label: 'SSC' },
            { value: 'SPARK', label: 'SPARK' },
          ],
        },
        { type: 'tags', name: 'keywords', label: 'Keywords', isOptional: true, maximum: 3 },
        { type: 'checkbox', name: 'agreed', label: 'I have read and understood the above' },
      ],
    },
  ],
};

export const filledValues = {
  title: 'Sleep in siblings',
  kind: '2',
  samples: '40',
  irb_expiration: '2027-01-02',
  purpose: 'We compare sleep.',
  cohort: 'SSC',
  keywords: ['sleep'],
  agreed: true,
};
