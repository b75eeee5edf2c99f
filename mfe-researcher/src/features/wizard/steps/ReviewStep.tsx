import type { Request } from '@portal/contract';
import { Box, DefinitionList, Stack, Text, VisuallyHidden, Phrase } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { SectionHeading } from '../../common/SectionHeading.tsx';
import { POLICY_QUESTIONS } from '../../request/api/usage-policy.ts';
import type { DraftField, DraftValues } from '../api/draft-values.ts';
import { FIELD_LABELS, STEP_TITLES, type StepKey } from '../api/steps.ts';
import { fieldWords } from '../components/field-words.ts';
import { questionsOf, useAskedQuestions } from '../hooks/use-asked-questions.ts';
import { useNames } from '../hooks/use-names.ts';
import { ReviewTeam } from './ReviewTeam.tsx';
import { wizard as texts } from '#texts/wizard';

const termOf = (field: DraftField) =>
  POLICY_QUESTIONS.find((question) => question.field === field)?.statement ?? FIELD_LABELS[field];

interface ReviewStepProps {
  request: Request;
  values: DraftValues;
  steps: readonly StepKey[];
  isRevision: boolean;
  /** Address of a step from which Continue comes back here. */
  changeHref: (step: StepKey) => string;
}

/** The last step: every question with its answer, the whole team, each part with a Change link that returns here. */
export function ReviewStep({ request, values, steps, isRevision, changeHref }: ReviewStepProps) {
  const names = useNames(values.project);
  const asked = useAskedQuestions(request, values);
  const filled = steps.filter((step): step is Exclude<StepKey, 'review'> => step !== 'review');
  return (
    <Stack gap="8">
      <Text color="fg.muted" maxW="prose">
        {texts.pleaseCheckEverythingAfterYou}
      </Text>
      {filled.map((step) => (
        <Box key={step} as="section" aria-labelledby={`review-${step}`}>
          <SectionHeading
            id={`review-${step}`}
            actions={
              <RouteLink to={changeHref(step)} state={{ returnsToReview: true }} minH="6">
                <Phrase
                  text={texts.change}
                  values={{ visuallyHidden: <VisuallyHidden> {STEP_TITLES[step]}</VisuallyHidden> }}
                />
              </RouteLink>
            }
          >
            {STEP_TITLES[step]}
          </SectionHeading>
          {step === 'team' ? (
            <ReviewTeam request={request} values={values} />
          ) : (
            <DefinitionList
              missing="Not answered"
              items={questionsOf(step, values, { ...asked, isRevision }).map((field) => ({
                term: termOf(field),
                value: fieldWords(field, values, names),
              }))}
            />
          )}
        </Box>
      ))}
    </Stack>
  );
}
