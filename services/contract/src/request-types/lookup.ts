/** What the list of request types says of one of them. */
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

/** Types that can be asked for here: they have a form. */
export const OFFERED_REQUEST_TYPES: readonly RequestTypeDefinition[] = ALL_REQUEST_TYPES.filter(
  ({ forms }) => forms.length > 0,
);
export const isOffered = (number: number): boolean => requestType(number).forms.length > 0;

export const findFlow = (number: number): DecisionFlow => requestType(number).flow;

/** The form that new requests of the type are made with; null where it has none. */
export const currentForm = (number: number): RequestForm | null => requestType(number).forms.at(-1) ?? null;

/** The form in the version that the request was made with, a renewal too; null where the type has none. */
export const pinnedForm = (number: number, version: number): RequestForm | null =>
  listForms(requestType(number)).find((form) => form.version === version) ?? null;

/** Every form that a request of the type may have been made with. */
export const listForms = ({ forms, renewalForms = [] }: RequestTypeDefinition): readonly RequestForm[] => [
  ...forms,
  ...renewalForms,
];

/** The type that a renewal of such a request has; null where no one renews it. */
export const renewalType = (number: number): RequestTypeDefinition | null => {
  const { renewedBy } = requestType(number);
  return renewedBy === undefined ? null : requestType(renewedBy);
};

/** The form that a new renewal of a request of this type is made with. */
export const currentRenewalForm = (number: number): RequestForm | null =>
  renewalType(number)?.renewalForms?.at(-1) ?? null;

/** What the conditions of the type's form may name beside its fields. */
export const givenFacts = (number: number, facts: RequestFacts): FormAnswers =>
  requestType(number).given?.(facts) ?? {};

/** Requests that were agreed to before versions were kept had the first one. */
export const firstTerms = (number: number): TermsVersion => requestType(number).policy.terms[0];
export function currentTerms(number: number): TermsVersion {
  const { terms } = requestType(number).policy;
  return terms.at(-1) ?? terms[0];
}
/** The statement of the usage policy as it reads with a version of the terms. */
export const policyStatement = ({ field, statement }: PolicyQuestion, terms: TermsVersion): string =>
  terms.statements?.find((each) => each.field === field)?.statement ?? statement;
/** The sentence beside the box to tick as it reads with a version of the terms. */
export const agreementSentence = (number: number, terms: TermsVersion): string =>
  terms.agreement ?? requestType(number).policy.agreement;
/** The terms in the version that the request agreed to. */
export const agreedTerms = (number: number, version: string | null | undefined): TermsVersion =>
  requestType(number).policy.terms.find((terms) => terms.version === version) ?? firstTerms(number);
