import type { ReactNode } from 'react';
import type { StepKey } from '../api/steps.ts';
import type { Draft } from '../hooks/use-draft.ts';
import { DetailsStep } from '../steps/DetailsStep.tsx';
import { PolicyStep } from '../steps/PolicyStep.tsx';
import { ResourcesStep } from '../steps/ResourcesStep.tsx';
import { ReviewStep } from '../steps/ReviewStep.tsx';
import type { StepProps } from '../steps/step-props.ts';
import { TeamStep } from '../steps/TeamStep.tsx';

interface StepBodyProps extends StepProps {
  step: StepKey;
  steps: readonly StepKey[];
  draft: Draft;
  firstStep: ((draft: Draft, error: string | undefined) => ReactNode) | undefined;
  hrefOf: (number: number) => string;
}

export function StepBody({ step, steps, draft, firstStep, hrefOf, ...props }: StepBodyProps) {
  switch (step) {
    case 'project':
      return firstStep?.(draft, props.errorOf('project'));
    case 'resources':
      return <ResourcesStep {...props} />;
    case 'details':
      return <DetailsStep {...props} />;
    case 'team':
      return <TeamStep {...props} />;
    case 'policy':
      return <PolicyStep {...props} />;
    case 'review':
      return (
        <ReviewStep
          request={props.request}
          values={props.values}
          isRevision={props.isRevision}
          steps={steps}
          changeHref={(target) => hrefOf(steps.indexOf(target) + 1)}
        />
      );
  }
}
