/** The renewal form as the page shows it: the questions of its version, and the usage policy. */
import type { Request } from '@portal/contract';
import { fillRenewalForm } from '@portal/contract/request-types/renewals/renewal-rules';
import {
  agreementSentence,
  currentRenewalForm,
  currentTerms,
  pinnedForm,
  renewalType,
} from '@portal/contract/request-types/lookup';
import type { Renewal } from '@portal/contract/types';
import { formatDate } from '@portal/shared-ui';
import { formOutput, screenForm, type FormDefinition, type FormValues } from '@portal/shared-ui/form';
import { createElement } from 'react';
import { UsagePolicyText } from '../../usage-policy/UsagePolicyText.tsx';
import { renewal as words } from '#texts/renewal';

const AGREED = 'agreed_to_usage_policy';

/** Null if requests of this type cannot be renewed. */
export function renewalForm(request: Request, renewal: Renewal | null): FormDefinition | null {
  const type = renewalType(request.type);
  const form = renewal ? pinnedForm(renewal.type, renewal.form_version) : currentRenewalForm(request.type);
  if (!type || !form) return null;
  const terms = currentTerms(type.number);
  const cohorts = request.cohorts.map(({ display_name: name }) => name);
  const { sections, ...rest } = screenForm(
    fillRenewalForm(form, {
      COHORT: cohorts.length > 0 ? cohorts.join(', ') : words.cohort,
      EXPIRATION: request.expiration_date ? formatDate(request.expiration_date) : words.expirationDate,
    }),
  );
  return {
    ...rest,
    sections: [
      ...sections,
      {
        id: 'policy',
        title: words.policy,
        description: createElement(UsagePolicyText, { terms }),
        items: [
          {
            type: 'checkbox',
            name: AGREED,
            label: agreementSentence(type.number, terms),
            requiredMessage: words.agreeFirst,
          },
        ],
      },
    ],
  };
}

export const renewalValues = (renewal: Renewal | null): FormValues =>
  renewal ? { ...renewal.additional_data, [AGREED]: renewal.agreed_to_usage_policy } : {};

/** The request body: the answers in use, and the agreement as a separate field. */
export function renewalBody(definition: FormDefinition, values: FormValues) {
  const { [AGREED]: isAgreed, ...answers } = formOutput(definition, values);
  return { additional_data: answers, [AGREED]: isAgreed === true };
}

/** Maps a server field path to the form's field name. */
export const renameField = (path: string): string => path.replace(/^additional_data\./, '');
