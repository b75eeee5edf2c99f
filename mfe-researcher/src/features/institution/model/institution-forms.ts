/** The forms about an institution, and the request body each one sends. */
import { LIMITS } from '@portal/contract/limits';
import type { FormDefinition, FormValues } from '@portal/shared-ui/form';
import {
  detailsBody,
  institutionFields,
  officerBody,
  officerFields,
  text,
} from '@portal/shared-ui/institution';
import { fields } from '#texts/institution-form';

const officialSection = (ownEmail: string | null, isNew: boolean) => ({
  id: 'official',
  title: fields.officialTitle,
  description: fields.officialHelp,
  items: officerFields({
    ownEmail,
    isPhoneNeeded: isNew,
    phoneLength: isNew ? LIMITS.phone : LIMITS.officerPhone,
  }),
});

export const DETAILS_FORM: FormDefinition = {
  id: 'institution-details',
  sections: [
    {
      id: 'institution',
      title: fields.institutionTitle,
      items: [
        institutionFields.name,
        institutionFields.officialName,
        institutionFields.ein,
        institutionFields.nonprofit,
        institutionFields.phone,
      ],
    },
  ],
};

export const reviewedBody = (values: FormValues) => ({
  ...detailsBody(values),
  phone_number: text(values['phone_number']) || null,
  status: 2 as const,
});

export const investigatorForm = (ownEmail: string | null): FormDefinition => ({
  id: 'provide-institution',
  sections: [
    { id: 'institution', title: fields.institutionTitle, items: [institutionFields.name] },
    officialSection(ownEmail, true),
  ],
});

export const investigatorBody = (values: FormValues) => ({
  institution_data: { name: text(values['name']) },
  io_data: { ...officerBody(values), phone_number: text(values['phone_number']) },
});

export const revisedOfficerForm = (ownEmail: string | null): FormDefinition => ({
  id: 'revise-officer',
  sections: [officialSection(ownEmail, false)],
});
