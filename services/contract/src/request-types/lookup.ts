/** Functions that look up properties of a request type. */
import { REQUEST_TYPE_LIST } from './index.ts';
import type { FormAnswers } from '../forms/form-rules.ts';
import type {
  DecisionFlow,
  PolicyQuestion,
  RequestFacts,
  RequestForm,
  RequestTypeDefinition,
  TermsVersion,
} from './request-type.ts';

export const ALL_REQUEST_TYPES: readonly RequestTypeDefinition[] = REQUEST_TYPE_LIST;

/** @throws for a number that no type has */
export function requestType(number: number): RequestTypeDefinition {
  const found = ALL_REQUEST_TYPES.find((type) => type.number === number);
  if (!found) throw new Error(`there is no request type ${number}`);
  return found;
}

/** Types that can be requested: those with a form. */
export const OFFERED_REQUEST_TYPES: readonly RequestTypeDefinition[] = ALL_REQUEST_TYPES.filter(
  ({ forms }) => forms.length > 0,
);
export const isOffered = (number: number): boolean => requestType(number).forms.length > 0;

export const findFlow = (number: number): DecisionFlow => requestType(number).flow;

/** The form for new requests of the type; null if it has none. */
export const currentForm = (number: number): RequestForm | null => requestType(number).forms.at(-1) ?? null;

/** The form version with which a request or renewal was created; null if the type has no such version. */
export const pinnedForm = (number: number, version: number): RequestForm | null =>
  listForms(requestType(number)).find((form) => form.version === version) ?? null;

/** All forms with which requests of the type may have been created. */
export const listForms = ({ forms, renewalForms = [] }: RequestTypeDefinition): readonly RequestForm[] => [
  ...forms,
  ...renewalForms,
];

/** The type of renewals of such requests; null if they cannot be renewed. */
export const renewalType = (number: number): RequestTypeDefinition | null => {
  const { renewedBy } = requestType(number);
  return renewedBy === undefined ? null : requestType(renewedBy);
};

/** The form for new renewals of requests of this type. */
export const currentRenewalForm = (number: number): RequestForm | null =>
  renewalType(number)?.renewalForms?.at(-1) ?? null;

/** Values for the form's conditions beyond its fields. */
export const buildConditionValues = (number: number, facts: RequestFacts): FormAnswers =>
  requestType(number).given?.(facts) ?? {};

/** Requests older than version tracking agreed to the first version. */
export const firstTerms = (number: number): TermsVersion => requestType(number).policy.terms[0];
export function currentTerms(number: number): TermsVersion {
  const { terms } = requestType(number).policy;
  return terms.at(-1) ?? terms[0];
}
/** The text of a policy statement in a given version of the terms. */
export const policyStatement = ({ field, statement }: PolicyQuestion, terms: TermsVersion): string =>
  terms.statements?.find((each) => each.field === field)?.statement ?? statement;
/** The sentence beside the checkbox in a given version of the terms. */
export const agreementSentence = (number: number, terms: TermsVersion): string =>
  terms.agreement ?? requestType(number).policy.agreement;
/** The version of the terms that the request agreed to. */
export const agreedTerms = (number: number, version: string | null | undefined): TermsVersion =>
  requestType(number).policy.terms.find((terms) => terms.version === version) ?? firstTerms(number);
