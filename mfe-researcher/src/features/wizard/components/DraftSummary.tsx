import type { Request } from '@portal/contract';
import { fill, HStack } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { CATALOGUE } from '../hooks/use-catalogue.ts';
import type { DraftValues } from '../model/draft-values.ts';
import type { WizardPlan } from '../model/wizard-plan.ts';
import { request as words } from '#texts/request';

const NAMED = 2;

interface DraftSummaryProps {
  request: Request;
  values: DraftValues | null;
  plan: WizardPlan;
  /** The request's code and state in words. */
  state: string;
}

/** What is being requested, for which project, and the request's code; all steps show it. */
export function DraftSummary({ request, values, plan, state }: DraftSummaryProps) {
  const chosen = plan.type.resources === 'datasets' ? (values?.datasets ?? []) : [];
  const { rows } = useList('GET /dataset/', CATALOGUE, { enabled: chosen.length > 0 });
  const known = request.datasets ?? [];
  const names = chosen.flatMap(
    (id) =>
      rows.find((dataset) => dataset.id === id)?.name ??
      known.find((dataset) => dataset.id === id)?.display_name ??
      [],
  );
  const more = names.length - NAMED;
  const named = names.slice(0, NAMED).join(', ') + (more > 0 ? fill(words.fields.moreCount, { more }) : '');
  return (
    <HStack wrap="wrap" columnGap="4" rowGap="1">
      <span>{named || plan.type.label}</span>
      <span>{request.project.title}</span>
      <span>{state}</span>
    </HStack>
  );
}
