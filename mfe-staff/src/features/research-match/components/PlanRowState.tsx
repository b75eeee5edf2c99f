import { Button, fill, Text } from '@portal/shared-ui';
import { notify } from '@portal/shared-ui/toaster';
import { useWrite } from '@portal/shared-ui/write';
import type { PlannedRow } from '../model/plan-window.ts';
import { review as reviewWords } from '#texts/review';
import { researchMatch } from '#texts/research-match';

const words = researchMatch.plan;

interface PlanRowStateProps {
  row: PlannedRow;
  limit: number | undefined;
  reviewerRole: 1 | 2 | 3;
  onAssigned: () => void;
}

/**
 * A conflict of the row's reviewer, or a suggested reviewer to assign with one click. No one is assigned automatically.
 */
export function PlanRowState({ row, limit, reviewerRole, onAssigned }: PlanRowStateProps) {
  const { application, reviewer, conflict, suggestion, obstacle, noOne } = row;
  const name = suggestion?.person.display_name ?? '';
  const { send, isBusy } = useWrite('POST /review/', {
    invalidates: ['review', 'request', 'rm-application', 'abn-request', 'workload'],
    onDone: () => {
      notify.success(fill(words.assigned, { person: name, code: application.sfari_request_id }));
      onAssigned();
    },
  });
  if (reviewer && conflict) {
    const hints = conflict.hints.map((hint) => reviewWords.hint[hint]).join(', ');
    return (
      <Text color="fg.error">
        {conflict.isDeclared
          ? fill(words.conflict, { person: reviewer.display_name })
          : fill(words.mayConflict, { person: reviewer.display_name, hints })}
      </Text>
    );
  }
  if (reviewer) return null;
  if (!suggestion)
    return <Text color="fg.muted">{obstacle ?? fill(words.noOne[noOne], { limit: limit ?? 0 })}</Text>;
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        loading={isBusy}
        onClick={() =>
          void send({
            body: {
              request: application.id,
              reviewer: suggestion.person.id,
              reviewer_role: reviewerRole,
            },
          })
        }
      >
        {fill(words.suggest, { person: name })}
      </Button>
      <Text color="fg.muted" textStyle="sm">
        {fill(words.suggestHint, { person: name, count: suggestion.count })}
      </Text>
    </>
  );
}
