import { Stack } from '@chakra-ui/react';
import { ColumnsIcon } from '../icons/list-icons.tsx';
import { CheckRow } from '../layout/CheckRow.tsx';
import { Disclosure } from '../layout/Disclosure.tsx';
import { table as words } from '#texts/table';

interface ColumnChoiceProps {
  columns: ReadonlyArray<{ id: string; header: string }>;
  visibility: Readonly<Record<string, boolean>>;
  onChange: (id: string, isShown: boolean) => void;
}

/** Lets the user choose the visible columns. The first column names the row and is always visible. */
export function ColumnChoice({ columns, visibility, onChange }: ColumnChoiceProps) {
  return (
    <Disclosure
      panelLabel={words.columns.label}
      label={
        <>
          <ColumnsIcon />
          {words.columns.button}
        </>
      }
    >
      <Stack gap="1" textStyle="sm">
        {columns.map(({ id, header }, index) => (
          <CheckRow
            key={id}
            isChecked={visibility[id] ?? true}
            isDisabled={index === 0}
            onChange={(isShown) => onChange(id, isShown)}
          >
            {header}
          </CheckRow>
        ))}
      </Stack>
    </Disclosure>
  );
}
