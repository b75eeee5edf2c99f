import { LIMITS } from '@portal/contract/limits';
import { MESSAGES } from '@portal/contract/messages';
import type { FormField } from '../form/index.ts';
import { fields } from '#texts/institution-form';

/** A mail domain without the @. */
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** Fields of an institution; each form takes those it needs (spec 1 sections 3 and 5). */
export const institutionFields = {
  name: {
    type: 'text',
    name: 'name',
    label: fields.name,
    help: fields.nameHelp,
    maxLength: LIMITS.institutionName,
    requiredMessage: MESSAGES.institutionMissing,
  },
  officialName: {
    type: 'text',
    name: 'official_name',
    label: fields.officialName,
    help: fields.officialNameHelp,
    maxLength: LIMITS.officialName,
  },
  ein: {
    type: 'text',
    name: 'ein',
    label: fields.ein,
    help: fields.einHelp,
    maxLength: LIMITS.ein,
    requiredMessage: MESSAGES.required,
    width: '16rem',
  },
  nonprofit: {
    type: 'radio',
    name: 'nonprofit',
    label: fields.nonprofit,
    options: [
      { value: 'yes', label: fields.yes },
      { value: 'no', label: fields.no },
    ],
  },
  phone: {
    type: 'tel',
    name: 'phone_number',
    label: fields.institutionPhone,
    isOptional: true,
    maxLength: LIMITS.phone,
    width: '16rem',
  },
  domains: {
    type: 'tags',
    name: 'domains',
    label: fields.domains,
    help: fields.domainsHelp,
    isOptional: true,
    maximum: 50,
    pattern: { matches: DOMAIN, message: fields.domainWrong },
  },
  names: {
    type: 'tags',
    name: 'associated_names',
    label: fields.names,
    help: fields.namesHelp,
    isOptional: true,
    maximum: 50,
  },
  unresponsive: { type: 'checkbox', name: 'is_unresponsive', label: fields.unresponsive, isOptional: true },
} as const satisfies Record<string, FormField>;
