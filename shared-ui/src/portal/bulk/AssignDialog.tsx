import { Button, Stack, Text } from '@chakra-ui/react';
import { REVIEWER_ROLE, type ReviewerRole } from '@portal/contract/statuses';
import { useMemo, useState } from 'react';
import { Combobox, type ComboOption } from '../../design/combobox/index.ts';
import { Modal } from '../../design/dialog/index.ts';
import { fill } from '../../design/layout/fill.ts';
import { LabeledField } from '../../design/layout/LabeledField.tsx';
import { SelectLine } from '../../design/layout/SelectLine.tsx';
import type { BulkCommand } from './bulk-command.ts';
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

/** Whom to assign to the selected requests, and as what. */
export function AssignDialog({ count, groups, roles, isBusy, onAssign, onCancel }: AssignDialogProps) {
  const key = groups.join(',');
  const search = useMemo(() => searchPeople(key.split(',')), [key]);
  const [person, setPerson] = useState<ComboOption | null>(null);
  const [role, setRole] = useState<ReviewerRole>(REVIEWER_ROLE.PRIMARY);
  return (
    <Modal
      isOpen
      title={fill(words.assignTitle, { count })}
      onClose={isBusy ? undefined : onCancel}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isBusy} onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button
            disabled={person === null}
            loading={isBusy}
            loadingText={fill(words.working, { count })}
            onClick={() =>
              onAssign({ command: 'assign_reviewer', reviewer: Number(person?.id), reviewer_role: role })
            }
          >
            {fill(words.assignConfirm, { count })}
          </Button>
        </>
      }
    >
      <Stack gap="4">
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
        <Text color="fg.muted" textStyle="sm">
          {words.assignHint}
        </Text>
      </Stack>
    </Modal>
  );
}
