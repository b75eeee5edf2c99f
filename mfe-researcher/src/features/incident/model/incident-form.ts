import { latestToday } from '@portal/contract/days';
import { INCIDENT_KIND_LABELS, INCIDENT_KINDS } from '@portal/contract/incidents';
import { INPUT_MESSAGES } from '@portal/contract/input-messages';
import { LIMITS } from '@portal/contract/limits';
import type { BodyOf } from '@portal/contract/types';
import type { FormDefinition, FormValues } from '@portal/shared-ui/form';
import { incident as words } from '#texts/incident';

export const incidentForm: FormDefinition = {
  id: 'incident',
  sections: [
    {
      id: 'incident',
      title: words.report,
      items: [
        {
          name: 'kind',
          type: 'radio',
          label: words.kind,
          options: INCIDENT_KINDS.map((value) => ({ value, label: INCIDENT_KIND_LABELS[value] })),
        },
        {
          name: 'noticed',
          type: 'date',
          label: words.noticed,
          validate: (day) => (String(day) > latestToday() ? INPUT_MESSAGES.notInFuture : undefined),
        },
        {
          name: 'description',
          type: 'textarea',
          rows: 5,
          label: words.description,
          help: words.descriptionHelp,
          maxLength: LIMITS.incidentText,
        },
        {
          name: 'measures',
          type: 'textarea',
          rows: 3,
          label: words.measures,
          isOptional: true,
          maxLength: LIMITS.incidentText,
        },
      ],
    },
  ],
};

export const incidentBody = (values: FormValues, request: number) =>
  ({ ...values, measures: values['measures'] ?? '', request }) as BodyOf<'POST /incident/'>;
