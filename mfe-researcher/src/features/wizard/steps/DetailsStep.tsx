import { LIMITS } from '@portal/contract/limits';
import { GENETIC_SEQUENCES } from '@portal/contract/statuses';
import { Input, LabeledField, Stack, Textarea } from '@portal/shared-ui';
import { ChoiceGroup, fieldId } from '@portal/shared-ui/form';
import { useAskedQuestions } from '../hooks/use-asked-questions.ts';
import type { StepProps } from './step-props.ts';
import { wizard as words } from '#texts/wizard';

/** Step 3: what the data team needs to know. Questions about genetic data and the GPF viewer come only with such data. */
export function DetailsStep({ request, values, change, errorOf, isRevision }: StepProps) {
  const { hasGenetic, hasGpf } = useAskedQuestions(request, values);
  return (
    <Stack gap="7">
      {isRevision ? (
        <LabeledField
          id={fieldId('request_changes')}
          label={words.whatDidYouChange}
          help={words.tellsTheReviewersWhereTo}
          isOptional
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={LIMITS.longText}
              value={values.request_changes}
              onChange={(event) => change({ request_changes: event.currentTarget.value })}
            />
          )}
        </LabeledField>
      ) : null}
      <LabeledField
        id={fieldId('globus_username')}
        label={words.globusUsername}
        help={words.theDataComeToYou}
        error={errorOf('globus_username')}
      >
        {(control) => (
          <Input
            {...control}
            maxW="28rem"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LIMITS.globusUsername}
            value={values.globus_username}
            onChange={(event) => change({ globus_username: event.currentTarget.value })}
          />
        )}
      </LabeledField>
      <LabeledField
        id={fieldId('usage')}
        label={words.howWillYouUseThe}
        help={words.sayWhatYouWantTo}
        error={errorOf('usage')}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={7}
            maxLength={LIMITS.longText}
            value={values.usage}
            onChange={(event) => change({ usage: event.currentTarget.value })}
          />
        )}
      </LabeledField>
      {hasGenetic ? (
        <LabeledField
          isGroup
          isOptional
          id={fieldId('genetic_seq')}
          label={words.whichSequenceDataDoYou}
          error={errorOf('genetic_seq')}
        >
          {(control) => (
            <ChoiceGroup
              type="checkbox"
              id={control.id}
              name="genetic_seq"
              options={GENETIC_SEQUENCES.map((kind) => ({ value: kind, label: kind }))}
              chosen={values.genetic_seq}
              onChange={(genetic_seq) => change({ genetic_seq })}
              onBlur={() => {}}
              isInvalid={errorOf('genetic_seq') !== undefined}
              isDisabled={false}
            />
          )}
        </LabeledField>
      ) : null}
      {hasGenetic && values.genetic_seq.includes('Other') ? (
        <LabeledField
          id={fieldId('genetic_seq_other')}
          label={words.otherSequenceData}
          isOptional
          error={errorOf('genetic_seq_other')}
        >
          {(control) => (
            <Input
              {...control}
              maxLength={300}
              value={values.genetic_seq_other}
              onChange={(event) => change({ genetic_seq_other: event.currentTarget.value })}
            />
          )}
        </LabeledField>
      ) : null}
      {hasGpf ? (
        <LabeledField
          isGroup
          isOptional
          id={fieldId('gpf_access_status')}
          label={words.doYouWantToUse}
          help={words.theGenotypesAndPhenotypesIn}
          error={errorOf('gpf_access_status')}
        >
          {(control) => (
            <ChoiceGroup
              type="radio"
              id={control.id}
              name="gpf_access_status"
              options={[
                { value: 2, label: words.yesGiveUsAccess },
                { value: 1, label: words.no },
              ]}
              chosen={values.gpf_access_status === null ? [] : [String(values.gpf_access_status)]}
              onChange={([status]) => change({ gpf_access_status: Number(status) === 2 ? 2 : 1 })}
              onBlur={() => {}}
              isInvalid={false}
              isDisabled={false}
            />
          )}
        </LabeledField>
      ) : null}
    </Stack>
  );
}
