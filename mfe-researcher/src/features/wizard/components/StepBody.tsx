import type { ReactNode } from 'react';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { StepPoints } from '../../revision-points/components/StepPoints.tsx';
import type { StepKey } from '../model/wizard-plan.ts';
import type { Draft } from '../hooks/use-draft.ts';
import { FormSectionStep } from '../steps/FormSectionStep.tsx';
import { SubmittedResource } from '../steps/SubmittedResource.tsx';
import { PolicyStep } from '../steps/PolicyStep.tsx';
import { ResourcesStep } from '../steps/ResourcesStep.tsx';
import { ReviewStep } from '../steps/ReviewStep.tsx';
import type { StepProps } from '../steps/step-props.ts';
import { TeamStep } from '../steps/TeamStep.tsx';

interface StepBodyProps extends StepProps {
  step: StepKey;
  draft: Draft;
  firstStep: ((draft: Draft, error: string | undefined) => ReactNode) | undefined;
  makeHref: (number: number) => string;
}

/** A step, with what is to be revised about it. */
export function StepBody(props: StepBodyProps) {
  const { step, plan, values } = props;
  return (
    <>
      <StepPoints step={step} plan={plan} values={values} />
      <Body {...props} />
    </>
  );
}

function Body({ step, draft, firstStep, makeHref, ...props }: StepBodyProps) {
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
          changeHref={(target) => makeHref(props.plan.steps.indexOf(target) + 1)}
        />
      );
    default:
      return <FormSectionStep key={step} step={step} {...props} />;
  }
}
