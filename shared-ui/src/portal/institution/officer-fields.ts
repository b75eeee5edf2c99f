import { LIMITS } from '@portal/contract/limits';
import { MESSAGES } from '@portal/contract/messages';
import type { FormField } from '../form/index.ts';
import { fields } from '#texts/institution-form';

/**
 * Fields of an institution's Signing Official. No one may name themselves, so `ownEmail` is refused (spec 1 section 5).
 * The phone number is required for a new institution (30 characters) and optional for a changed official (20).
 */
export function officerFields({
  ownEmail,
  isPhoneNeeded,
  phoneLength,
}: {
  ownEmail: string | null;
  isPhoneNeeded: boolean;
  phoneLength: number;
}): FormField[] {
  const own = ownEmail?.trim().toLowerCase();
  return [
    {
      type: 'text',
      name: 'first_name',
      label: fields.firstName,
      maxLength: LIMITS.name,
      requiredMessage: MESSAGES.firstNameRequired,
    },
    {
      type: 'text',
      name: 'last_name',
      label: fields.lastName,
      maxLength: LIMITS.name,
      requiredMessage: MESSAGES.lastNameRequired,
    },
    {
      type: 'email',
      name: 'email',
      label: fields.email,
      maxLength: LIMITS.email,
      requiredMessage: MESSAGES.emailPattern,
      validate: (value) =>
        own !== undefined && typeof value === 'string' && value.trim().toLowerCase() === own
          ? fields.ownEmail
          : undefined,
    },
    {
      type: 'tel',
      name: 'phone_number',
      label: fields.phone,
      isOptional: !isPhoneNeeded,
      maxLength: phoneLength,
      requiredMessage: MESSAGES.phoneRequired,
      width: '16rem',
    },
  ];
}
