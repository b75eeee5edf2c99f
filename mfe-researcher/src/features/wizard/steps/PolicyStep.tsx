import { chakra, LabeledField, Stack, Text } from '@portal/shared-ui';
import { ChoiceGroup, fieldId } from '@portal/shared-ui/form';
import { agreementSentence, currentTerms, policyStatement } from '@portal/contract/request-types/lookup';
import type { PolicyQuestion } from '@portal/contract/request-types/request-type';
import { UsagePolicyText } from '../../usage-policy/UsagePolicyText.tsx';
import { FieldError } from './FieldError.tsx';
import type { StepProps } from './step-props.ts';
import { wizard as words } from '#texts/wizard';

const ANSWERS = [
  { value: 'true', label: words.fields.true },
  { value: 'false', label: words.fields.false },
] as const;

/** The statements that the user must confirm, and the terms. */
export function PolicyStep({ plan: { type }, values, change, findError }: StepProps) {
  // a wrong answer shows its error immediately, not only on leaving the step
  const errorAt = (field: PolicyQuestion['field']) =>
    values[field] === false ? words.missing.statement : findError(field);
  const terms = currentTerms(type.number);
  return (
    <Stack gap="7">
      <Text color="fg.muted" maxW="prose">
        {words.policy.intro}
      </Text>
      {type.policy.questions.map((question, index) => (
        <LabeledField
          key={question.field}
          isGroup
          id={fieldId(question.field)}
          label={`${index + 1}. ${policyStatement(question, terms)}`}
          error={errorAt(question.field)}
        >
          {(control) => (
            <ChoiceGroup
              type="radio"
              id={control.id}
              name={question.field}
              options={ANSWERS}
              chosen={values[question.field] === null ? [] : [String(values[question.field])]}
              onChange={([answer]) => change({ [question.field]: answer === 'true' })}
              onBlur={() => {}}
              isInvalid={errorAt(question.field) !== undefined}
              isDisabled={false}
            />
          )}
        </LabeledField>
      ))}
      <UsagePolicyText terms={terms} />
      <Stack gap="1">
        <chakra.label display="flex" gap="3" alignItems="flex-start" cursor="pointer" fontWeight="semibold">
          <chakra.input
            id={fieldId('agreed_to_usage_policy')}
            type="checkbox"
            boxSize="5"
            mt="0.5"
            flexShrink="0"
            accentColor="{colors.accent.solid}"
            checked={values.agreed_to_usage_policy}
            aria-invalid={findError('agreed_to_usage_policy') ? true : undefined}
            onChange={(event) => change({ agreed_to_usage_policy: event.currentTarget.checked })}
          />
          <span>{agreementSentence(type.number, terms)}</span>
        </chakra.label>
        <FieldError message={findError('agreed_to_usage_policy')} />
      </Stack>
    </Stack>
  );
}
