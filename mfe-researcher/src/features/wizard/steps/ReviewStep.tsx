import type { Request } from '@portal/contract';
import { REVISION_FIELD } from '@portal/contract/request-types/revision-field';
import { currentTerms, policyStatement } from '@portal/contract/request-types/lookup';
import { Box, DefinitionList, Stack, Text, VisuallyHidden, Phrase, SectionHeading } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { useState, type ReactNode } from 'react';
import { RequestChanges } from '@portal/shared-ui/request-changes';
import { PointRounds } from '@portal/shared-ui/revision-points';
import { usePoints } from '../../revision-points/hooks/points-context.ts';
import { findPointStep } from '../model/point-steps.ts';
import { listChapters } from '../model/chapters.ts';
import type { DraftField, DraftValues } from '../model/draft-values.ts';
import { fieldLabel, stepQuestions, stepTitle, type StepKey, type WizardPlan } from '../model/wizard-plan.ts';
import { fieldWords } from '../model/field-words.ts';
import { stepProblems } from '../model/steps.ts';
import { useNames } from '../hooks/use-names.ts';
import { ReviewTeam } from './ReviewTeam.tsx';
import { wizard as texts } from '#texts/wizard';

const questionWords = (plan: WizardPlan, name: DraftField) => {
  const question = plan.type.policy.questions.find(({ field }) => field === name);
  if (question) return policyStatement(question, currentTerms(plan.type.number));
  // the heading above already says "Project"
  return name === 'project' ? texts.fields.projectTitle : fieldLabel(plan, name);
};

interface Part {
  key: string;
  title: string;
  step: StepKey;
  chapter?: string;
  questions: DraftField[];
}

/** A step as one part, or one part per chapter if it is long. */
function listParts(plan: WizardPlan, step: StepKey, values: DraftValues): Part[] {
  const questions = stepQuestions(plan, step, values);
  const chapters = listChapters(plan, step, values);
  if (chapters.length === 0) return [{ key: step, title: stepTitle(plan, step), step, questions }];
  return chapters.map(({ id, title, fields }) => ({
    key: `${step}-${id}`,
    title,
    step,
    chapter: id,
    questions: fields.filter((name) => questions.includes(name)),
  }));
}

interface ReviewStepProps {
  /** Renders a step that was incomplete when the review opened, so that it can be answered here. */
  renderOpen?: (step: StepKey) => ReactNode;
  request: Request;
  values: DraftValues;
  plan: WizardPlan;
  /** Address of a step or chapter from which Continue returns here. */
  changeHref: (step: StepKey, chapter?: string) => string;
}

/** The last step: every question with its answer, the whole team, and a Change link per part that returns here. */
export function ReviewStep({ request, values, plan, changeHref, renderOpen }: ReviewStepProps) {
  // remembers the steps that were incomplete at first: otherwise a step would close while the user is still answering
  // it
  const [open] = useState(() =>
    renderOpen ? plan.steps.filter((step) => stepProblems(plan, step, values).length > 0) : [],
  );
  const { points, answers } = usePoints();
  const names = useNames(values.project, plan.type);
  // what changed is said in the response to each requested change, so the general question is not missing
  const isAsked = (field: DraftField) =>
    field !== REVISION_FIELD.name || points.length === 0 || fieldWords(plan, field, values, names) !== '';
  const parts = plan.steps
    .filter((step) => step !== 'review')
    .flatMap((step) => listParts(plan, step, values));
  return (
    <Stack gap="8">
      <Text color="fg.muted" maxW="prose">
        {renderOpen && open.length > 0
          ? texts.last.review
          : plan.type.flow === 'research_match'
            ? texts.review.introMatch
            : texts.review.intro}
      </Text>
      <PointRounds
        request={request}
        points={points.map((point) => ({ ...point, answer: answers[point.id] ?? point.answer }))}
        getHref={({ place }) => changeHref(findPointStep(plan, place))}
      />
      <RequestChanges requestId={request.id} tellsNothing />
      {parts.map(({ key, title, step, chapter, questions }) => (
        <Box key={key} as="section" aria-labelledby={`review-${key}`}>
          <SectionHeading
            id={`review-${key}`}
            actions={
              <RouteLink to={changeHref(step, chapter)} state={{ returnsToReview: true }} minH="6">
                <Phrase
                  text={texts.review.change}
                  values={{ hiddenStep: <VisuallyHidden> {title}</VisuallyHidden> }}
                />
              </RouteLink>
            }
          >
            {title}
          </SectionHeading>
          {renderOpen && open.includes(step) ? (
            renderOpen(step)
          ) : step === 'team' ? (
            <ReviewTeam request={request} values={values} />
          ) : (
            <DefinitionList
              missing={texts.review.unanswered}
              items={questions.filter(isAsked).map((field) => ({
                term: questionWords(plan, field),
                value: fieldWords(plan, field, values, names),
              }))}
            />
          )}
        </Box>
      ))}
      {plan.steps.includes('policy') ? null : (
        <Box as="section" aria-labelledby="review-policy">
          <SectionHeading id="review-policy">{stepTitle(plan, 'policy')}</SectionHeading>
          <Text>{texts.onBehalf.notAsked}</Text>
        </Box>
      )}
    </Stack>
  );
}
