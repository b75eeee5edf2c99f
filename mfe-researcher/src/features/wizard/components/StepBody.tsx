import type { ReactNode } from 'react';
import type { FormChapter } from '@portal/contract/request-types/request-type';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { Heading } from '@portal/shared-ui';
import { StepPoints } from '../steps/StepPoints.tsx';
import type { StepKey } from '../model/wizard-plan.ts';
import type { Draft } from '../hooks/use-draft.ts';
import type { MakeHref } from '../hooks/use-wizard-step.ts';
import { FormSectionStep } from '../steps/FormSectionStep.tsx';
import { SubmittedResource } from '../steps/SubmittedResource.tsx';
import { PolicyStep } from '../steps/PolicyStep.tsx';
import { ResourcesStep } from '../steps/ResourcesStep.tsx';
import { ReviewStep } from '../steps/ReviewStep.tsx';
import type { StepProps } from '../steps/step-props.ts';
import { TeamStep } from '../steps/TeamStep.tsx';

/** Id of the open chapter's heading, which receives focus. */
export const CHAPTER_HEADING = 'chapter-title';

interface StepBodyProps extends StepProps {
  step: StepKey;
  draft: Draft;
  firstStep: ((draft: Draft, error: string | undefined) => ReactNode) | undefined;
  makeHref: MakeHref;
  chapters: readonly FormChapter[];
  chapter: FormChapter | undefined;
  /** True if the review also shows the unfinished steps to be answered in place. */
  isShort: boolean;
}

/** A step with its revision points. */
export function StepBody(props: StepBodyProps) {
  const { step, plan, values, chapter, chapters } = props;
  const isFirstChapter = chapter === chapters[0];
  return (
    <>
      {chapter ? (
        <Heading as="h2" id={CHAPTER_HEADING} tabIndex={-1} size="xl" mb="6">
          {chapter.title}
        </Heading>
      ) : null}
      {isFirstChapter ? <StepPoints step={step} plan={plan} values={values} /> : null}
      <Body {...props} />
    </>
  );
}

function Body(all: StepBodyProps) {
  const { step, draft, firstStep, makeHref, chapters, isShort, ...props } = all;
  switch (step) {
    case 'project':
      return firstStep?.(draft, props.findError('project'));
    case 'resources':
      return props.request.status === REQUEST_STATUS.CREATED || props.plan.type.resources === 'datasets' ? (
        <ResourcesStep {...props} changeType={draft.changeType} />
      ) : (
        <SubmittedResource {...props} />
      );
    case 'team':
      return <TeamStep {...props} />;
    case 'policy':
      return <PolicyStep {...props} />;
    case 'review':
      return (
        <ReviewStep
          request={props.request}
          values={props.values}
          plan={props.plan}
          {...(isShort ? { renderOpen: (open: StepKey) => <Body {...all} step={open} /> } : {})}
          changeHref={(target, id) => makeHref(props.plan.steps.indexOf(target) + 1, id)}
        />
      );
    default:
      return (
        <FormSectionStep
          key={`${step} ${props.chapter?.id ?? ''}`}
          step={step}
          isFirstChapter={props.chapter === chapters[0]}
          {...props}
        />
      );
  }
}
