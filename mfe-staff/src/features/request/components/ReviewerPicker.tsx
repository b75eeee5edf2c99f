import type { ReviewerRole } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { Box, Text, fill } from '@portal/shared-ui';
import { Combobox, type ComboOption } from '@portal/shared-ui/combobox';
import { useUndo, useWrite } from '@portal/shared-ui/write';
import { searchPeople } from '@portal/shared-ui/bulk';
import { useMemo } from 'react';
import { withHints } from '../../review/api/search-reviewers.ts';
import { ReviewerSuggestion } from '../../workload/components/ReviewerSuggestion.tsx';
import { request as words } from '#texts/request';

/** Choosing a person assigns them at once. The server writes to them when Undo is not offered any more. */
export function ReviewerPicker({
  request,
  role,
  label,
  groups,
  reload,
}: {
  request: Request;
  role: ReviewerRole;
  label: string;
  groups: readonly string[];
  reload: () => Promise<void>;
}) {
  const key = groups.join(',');
  const search = useMemo(() => withHints(request, searchPeople(key.split(','))), [key, request]);

  const invalidates = ['review', 'history'];
  // not awaited: the way back is offered at once
  const readAgain = () => void reload();
  const assigning = useWrite('POST /review/', { invalidates, onDone: readAgain });
  const undo = useUndo('POST /review/{id}/undo/', { invalidates, readAgain });
  const code = request.sfari_request_id;
  const assign = async ({ id, name }: { id: number; name: string }) => {
    await assigning.send(
      { body: { request: request.id, reviewer: id, reviewer_role: role } },
      {
        done: ({ data }) => ({
          title: fill(words.reviewers.assigned, { name, code }),
          description: words.reviewers.assignedHint,
          undo: undo({ params: { id: data.id } }, fill(words.reviewers.undone, { name, code })),
        }),
      },
    );
  };

  return (
    <Box mt="1">
      <Combobox
        value={null}
        onChange={(person: ComboOption | null) => {
          if (person) void assign({ id: Number(person.id), name: person.label });
        }}
        search={search}
        label={fill(words.reviewers.add, { label })}
        placeholder={words.reviewers.placeholder}
        isDisabled={assigning.isBusy}
        isClearedOnPick
      />
      <ReviewerSuggestion
        request={request}
        groups={groups}
        label={label}
        isBusy={assigning.isBusy}
        onAssign={(person) => void assign(person)}
      />
      {assigning.failure ? (
        <Text role="alert" color="fg.error" textStyle="sm" mt="1">
          {assigning.failure}
        </Text>
      ) : null}
    </Box>
  );
}
