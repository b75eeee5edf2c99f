import { LIMITS } from '@portal/contract/limits';
import type { ReviewerRole } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { Box, Text, fill } from '@portal/shared-ui';
import { Combobox, type ComboOption } from '@portal/shared-ui/combobox';
import { api, failureMessage, invalidate } from '@portal/shared-ui/data';
import { notify } from '@portal/shared-ui/toaster';
import { useMemo, useState } from 'react';
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
  const [error, setError] = useState<string>();
  const key = groups.join(',');
  const search = useMemo(() => searchPeople(key.split(',')), [key]);

  const readAgain = () => Promise.all([reload(), invalidate('review', 'history')]);
  const undo = async (id: number, name: string) => {
    try {
      await api('POST /review/{id}/undo/', { params: { id }, quiet: true });
      notify.success(fill(words.wasNotAssigned, { name, code: request.sfari_request_id }));
    } catch (failure) {
      notify.failure(failure);
    }
    await readAgain();
  };
  const assign = async (person: ComboOption | null) => {
    if (!person) return;
    setError(undefined);
    try {
      const { data } = await api('POST /review/', {
        body: { request: request.id, reviewer: Number(person.id), reviewer_role: role },
        quiet: true,
      });
      notify.success({
        title: fill(words.wasAssignedTo, { name: person.label, code: request.sfari_request_id }),
        description: words.theyAreToldInAFewSeconds,
        action: { label: words.undo, onClick: () => void undo(data.id, person.label) },
        seconds: LIMITS.assignmentUndoSeconds,
      });
      await readAgain();
    } catch (failure) {
      setError(failureMessage(failure));
    }
  };

  return (
    <Box mt="1">
      <Combobox
        value={null}
        onChange={(person) => void assign(person)}
        search={search}
        label={fill(words.add, { label })}
        placeholder={words.typeAName}
        isClearedOnPick
      />
      {error ? (
        <Text role="alert" color="fg.error" textStyle="sm" mt="1">
          {error}
        </Text>
      ) : null}
    </Box>
  );
}
