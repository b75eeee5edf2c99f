import type { ReviewerRole } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { Box, Text, fill } from '@portal/shared-ui';
import { Combobox, type ComboOption } from '@portal/shared-ui/combobox';
import { searchPeople } from '@portal/shared-ui/bulk';
import { useMemo } from 'react';
import { withHints } from '../../review/api/search-reviewers.ts';
import { useAssigning } from '../api/use-assigning.ts';
import { ReviewerSuggestion } from '../../workload/components/ReviewerSuggestion.tsx';
import { request as words } from '#texts/request';

/** Picks a reviewer; choosing a person assigns them immediately. */
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

  const { assign: assignAs, isBusy, failure } = useAssigning(request, reload);
  const assign = (person: { id: number; name: string }) => assignAs(role, person);

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
        isDisabled={isBusy}
        isClearedOnPick
      />
      <ReviewerSuggestion
        request={request}
        role={role}
        label={label}
        isBusy={isBusy}
        onAssign={(person) => void assign(person)}
      />
      {failure ? (
        <Text role="alert" color="fg.error" textStyle="sm" mt="1">
          {failure}
        </Text>
      ) : null}
    </Box>
  );
}
