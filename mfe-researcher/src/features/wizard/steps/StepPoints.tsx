import { Stack } from '@portal/shared-ui';
import type { DraftValues } from '../model/draft-values.ts';
import { sectionFields, type StepKey, type WizardPlan } from '../model/wizard-plan.ts';
import { FIELD_PLACE, findPointStep } from '../model/point-steps.ts';
import { usePoints } from '../../revision-points/hooks/points-context.ts';
import { PointBox } from '../../revision-points/components/PointBox.tsx';

/** Points about one field, shown above it. */
export function FieldPoints({ name, projectId }: { name: string; projectId: number }) {
  const { points } = usePoints();
  const own = points.filter(({ place }) => place === `${FIELD_PLACE}${name}`);
  return own.map((point) => <PointBox key={point.id} point={point} projectId={projectId} />);
}

interface StepPointsProps {
  step: StepKey;
  plan: WizardPlan;
  values: DraftValues;
}

/** Points about the whole step, and about fields that the current answers hide. */
export function StepPoints({ step, plan, values }: StepPointsProps) {
  const { points } = usePoints();
  const shown = new Set(sectionFields(plan, step, values).map(({ name }) => `${FIELD_PLACE}${name}`));
  const own = points.filter(({ place }) => findPointStep(plan, place) === step && !shown.has(place));
  if (own.length === 0) return null;
  return (
    <Stack gap="4" mb="6">
      {own.map((point) => (
        <PointBox key={point.id} point={point} showsPlace projectId={values.project} />
      ))}
    </Stack>
  );
}
