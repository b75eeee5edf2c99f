import { LIMITS } from '@portal/contract/limits';
import { INSTITUTION_STATUS, INSTITUTION_STATUS_LABELS } from '@portal/contract/statuses';
import { api } from '@portal/shared-ui/data';
import type { ComboOption } from '@portal/shared-ui/combobox';
import type { FormDefinition, FormValues } from '@portal/shared-ui/form';
import { fields } from '#texts/institution-form';
import {
  detailsBody,
  officerBody,
  text,
  texts,
  institutionFields,
  officerFields,
} from '@portal/shared-ui/institution';

/** Statuses in which an administrator may create an institution; Approved skips the review. */
const FIRST_STATUSES = [
  INSTITUTION_STATUS.PENDING_SBSO,
  INSTITUTION_STATUS.UNDER_REVIEW,
  INSTITUTION_STATUS.APPROVED,
] as const;
type FirstStatus = (typeof FIRST_STATUSES)[number];

async function searchInvestigators(search: string, signal: AbortSignal): Promise<ComboOption[]> {
  const { data } = await api('GET /user/', {
    query: {
      limit: LIMITS.listDefault,
      groups__name__in: 'primary_researcher,pi_sbso',
      ...(search.length > 1 ? { search } : {}),
    },
    signal,
    silent: true,
  });
  return data.results.map(({ id, display_name: label, email }) => ({
    id: String(id),
    label,
    description: email,
  }));
}

export const ADMIN_FORM: FormDefinition = {
  id: 'institution-create',
  sections: [
    {
      id: 'institution',
      title: fields.institutionTitle,
      items: [
        institutionFields.name,
        institutionFields.officialName,
        institutionFields.ein,
        institutionFields.nonprofit,
        {
          type: 'select',
          name: 'status',
          label: fields.status,
          options: FIRST_STATUSES.map((value) => ({ value, label: INSTITUTION_STATUS_LABELS[value] })),
        },
        institutionFields.domains,
        {
          type: 'combobox',
          name: 'user',
          label: fields.investigator,
          help: fields.investigatorHelp,
          isOptional: true,
          search: searchInvestigators,
          emptyText: fields.investigatorEmpty,
        },
      ],
    },
    {
      id: 'official',
      title: fields.officialTitle,
      items: officerFields({ ownEmail: null, isPhoneNeeded: false, phoneLength: LIMITS.phone }),
    },
  ],
};

const chosenId = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'id' in value ? Number(value.id) : 0;

const isFirst = (status: unknown): status is FirstStatus => FIRST_STATUSES.some((each) => each === status);

export function adminBody(values: FormValues, isConfirmed: boolean) {
  const { status } = values;
  const user = chosenId(values['user']);
  return {
    institution_data: {
      ...detailsBody(values),
      ...(isFirst(status) ? { status } : {}),
    },
    io_data: { ...officerBody(values), phone_number: text(values['phone_number']) || null },
    ...(user > 0 ? { user } : {}),
    ...(isConfirmed ? { confirm_duplicate_domain: true } : {}),
  };
}

export const readDomains = (values: FormValues): string[] => texts(values['domains']);
