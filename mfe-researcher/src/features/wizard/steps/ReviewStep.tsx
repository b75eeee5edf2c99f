import { Box, DefinitionList, Stack, Text, VisuallyHidden } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { SectionHeading } from '../../common/SectionHeading.tsx';
import { POLICY_QUESTIONS } from '../../request/api/usage-policy.ts';
import type { DraftField, DraftValues } from '../api/draft-values.ts';
import { FIELD_LABELS, STEP_TITLES, type StepKey } from '../api/steps.ts';
import { fieldWords } from '../components/field-words.ts';
import { useNames } from '../hooks/use-names.ts';

const FIELDS: Readonly<Record<Exclude<StepKey, 'review'>, readonly DraftField[]>> = {
  project: ['project'],
  resources: ['datasets'],
  details: [
    'globus_username',
    'usage',
    'genetic_seq',
    'genetic_seq_other',
    'gpf_access_status',
    'request_changes',
  ],
  team: ['access_control_list'],
  policy: ['intent_to_download', 'agreed_nih', 'data_safeguard', 'agreed_to_usage_policy'],
};
/** Shown only when something was entered: not every request asks for them. */
const OPTIONAL = new Set<DraftField>([
  'genetic_seq',
  'genetic_seq_other',
  'gpf_access_status',
  'request_changes',
]);

const termOf = (field: DraftField) =>
  POLICY_QUESTIONS.find((question) => question.field === field)?.statement ?? FIELD_LABELS[field];

interface ReviewStepProps {
  values: DraftValues;
  steps: readonly StepKey[];
  /** Address of a step from which Continue comes back here. */
  changeHref: (step: StepKey) => string;
}

/** The last step: everything in one place, each part with a Change link that returns here. */
export function ReviewStep({ values, steps, changeHref }: ReviewStepProps) {
  const names = useNames(values.project);
  const filled = steps.filter((step): step is Exclude<StepKey, 'review'> => step !== 'review');
  return (
    <Stack gap="8">
      <Text color="fg.muted" maxW="prose">
        Please check everything. After you submit, foundation staff review the request; this may take up to
        two weeks. You cannot change it while they do.
      </Text>
      {filled.map((step) => (
        <Box key={step} as="section" aria-labelledby={`review-${step}`}>
          <SectionHeading
            id={`review-${step}`}
            actions={
              <RouteLink to={changeHref(step)} state={{ returnsToReview: true }} minH="6">
                Change<VisuallyHidden> {STEP_TITLES[step]}</VisuallyHidden>
              </RouteLink>
            }
          >
            {STEP_TITLES[step]}
          </SectionHeading>
          <DefinitionList
            items={FIELDS[step]
              .map((field) => ({ field, words: fieldWords(field, values, names) }))
              .filter(({ field, words }) => words !== '' || !OPTIONAL.has(field))
              .map(({ field, words }) => ({ term: termOf(field), value: words }))}
          />
        </Box>
      ))}
    </Stack>
  );
}
