import { answerWords, fieldByName } from '@portal/contract/form-answers';
import { Text } from '@portal/shared-ui';
import type { StepProps } from './step-props.ts';
import { wizard as words } from '#texts/wizard';

/** The resource of a submitted request, read-only: another resource needs another request. */
export function SubmittedResource({ plan: { form, type }, values }: Pick<StepProps, 'plan' | 'values'>) {
  const kind = type.sampleFields && fieldByName(form, type.sampleFields.kind);
  const chosen = kind ? answerWords(kind, values[kind.name]) : '';
  return (
    <>
      <Text fontWeight="semibold">{chosen === '' ? type.label : `${type.label}: ${chosen}`}</Text>
      <Text color="fg.muted" mt="2">
        {words.resources.locked}
      </Text>
    </>
  );
}
