import { REVIEWER_ROLE, type ReviewerRole } from '@portal/contract/statuses';
import { useMemo, useState } from 'react';
import { Combobox, type ComboOption } from '../../design/combobox/index.ts';
import { fill } from '../../design/layout/fill.ts';
import { LabeledField } from '../../design/layout/LabeledField.tsx';
import { SelectLine } from '../../design/layout/SelectLine.tsx';
import type { BulkCommand } from './bulk-command.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { searchPeople } from './search-people.ts';
import { bulk as words } from '#texts/bulk';

interface AssignDialogProps {
  count: number;
  groups: readonly string[];
  roles: readonly { readonly value: string; readonly label: string }[];
  isBusy: boolean;
  onAssign: (command: BulkCommand) => void;
  onCancel: () => void;
}

/** Asks whom to assign to the selected requests, and in which role. */
export function AssignDialog({ count, groups, roles, isBusy, onAssign, onCancel }: AssignDialogProps) {
  const key = groups.join(',');
  const search = useMemo(() => searchPeople(key.split(',')), [key]);
  const [person, setPerson] = useState<ComboOption | null>(null);
  const [role, setRole] = useState<ReviewerRole>(REVIEWER_ROLE.PRIMARY);
  return (
    <BulkDialog
      {...{ count, isBusy, onCancel }}
      title={fill(words.assignTitle, { count })}
      confirm={fill(words.assignConfirm, { count })}
      hint={words.assignHint}
      isIncomplete={person === null}
      onConfirm={() =>
        onAssign({ command: 'assign_reviewer', reviewer: Number(person?.id), reviewer_role: role })
      }
    >
      <LabeledField label={words.reviewer}>
        {(control) => (
          <Combobox
            {...control}
            value={person}
            onChange={setPerson}
            search={search}
            placeholder={words.reviewerPlaceholder}
            isDisabled={isBusy}
            isInDialog
          />
        )}
      </LabeledField>
      <SelectLine
        label={words.role}
        value={String(role)}
        options={roles}
        isBusy={isBusy}
        onChoose={(value) => setRole(Number(value) as ReviewerRole)}
      />
    </BulkDialog>
  );
}
