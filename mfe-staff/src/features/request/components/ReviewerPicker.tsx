import type { ReviewerRole } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { Box, Text, fill } from '@portal/shared-ui';
import { Combobox, type ComboOption } from '@portal/shared-ui/combobox';
import { useUndo, useWrite } from '@portal/shared-ui/write';
import { useMemo } from 'react';
import { searchPeople } from '../api/people.ts';
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
  const search = useMemo(() => searchPeople(key.split(',')), [key]);

  const invalidates = ['review', 'history'];
  // not awaited: the way back is offered at once
  const readAgain = () => void reload();
  const assigning = useWrite('POST /review/', { invalidates, onDone: readAgain });
  const undo = useUndo('POST /review/{id}/undo/', { invalidates, readAgain });
  const code = request.sfari_request_id;
  const assign = async (person: ComboOption | null) => {
    if (!person) return;
    const { id, label: name } = person;
    await assigning.send(
      { body: { request: request.id, reviewer: Number(id), reviewer_role: role } },
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
        onChange={(person) => void assign(person)}
        search={search}
        label={fill(words.reviewers.add, { label })}
        placeholder={words.reviewers.placeholder}
        isDisabled={assigning.isBusy}
        isClearedOnPick
      />
      {assigning.failure ? (
        <Text role="alert" color="fg.error" textStyle="sm" mt="1">
          {assigning.failure}
        </Text>
      ) : null}
    </Box>
  );
}
