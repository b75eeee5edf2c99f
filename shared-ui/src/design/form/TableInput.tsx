import { Box, Button, Flex, IconButton, Input, NativeSelect, Text } from '@chakra-ui/react';
import type { TableRow } from '@portal/contract/form-rules';
import { tableProblems } from '@portal/contract/form-entries';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { DateInput } from '../date-input/DateInput.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import type { ControlProps } from '../layout/LabeledField.tsx';
import { table as words } from '#texts/form';
import { fill } from '../layout/fill.ts';
import { asText } from './definition.ts';
import type { FormField, TableColumn } from './types.ts';

interface TableInputProps {
  field: FormField & { type: 'table' };
  control: ControlProps;
  value: readonly TableRow[];
  onChange: (rows: readonly TableRow[]) => void;
  onBlur: () => void;
}

const MAXIMUM_ROWS = 100;

/** Rows of plain fields, one line each; on a narrow screen the fields of a row are below each other. */
export function TableInput({ field, control, value, onChange, onBlur }: TableInputProps) {
  const box = useRef<HTMLDivElement>(null);
  // An empty table starts with one row to fill in.
  const rows: readonly TableRow[] = value.length > 0 ? value : [{}];
  const isWrong = control['aria-invalid'] === true;
  const problems = isWrong ? tableProblems(field, rows) : [];
  const set = (index: number, column: string, cell: unknown) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, [column]: cell } : row)));
  /** Rendered synchronously: text typed before the next frame would go into the previous field. */
  const changeAndFocus = (changed: readonly TableRow[], index: number) => {
    flushSync(() => onChange(changed));
    box.current?.querySelector<HTMLElement>(`[data-row="${index}"] :is(input, select)`)?.focus();
  };
  const add = () => changeAndFocus([...rows, {}], rows.length);
  const remove = (index: number) =>
    changeAndFocus(
      rows.filter((_, at) => at !== index),
      Math.max(0, index - 1),
    );
  return (
    <Box ref={box} onBlur={onBlur}>
      {rows.map((row, index) => (
        <Flex
          key={index}
          data-row={index}
          as="fieldset"
          aria-label={fill(words.row, { number: index + 1 })}
          gap="3"
          minW="0"
          mb="3"
          pb={{ base: '3', md: '0' }}
          borderBottomWidth={{ base: '1px', md: '0' }}
          direction={{ base: 'column', md: 'row' }}
          align={{ md: 'flex-start' }}
        >
          {field.columns.map((column, position) => (
            <Cell
              key={column.name}
              column={column}
              // the link of the error summary leads to the first cell
              id={index === 0 && position === 0 ? control.id : `${control.id}-${index}-${column.name}`}
              number={index + 1}
              value={row[column.name]}
              isDisabled={field.isDisabled ?? false}
              error={problems.find((each) => each.row === index && each.column === column.name)?.message}
              onChange={(cell) => set(index, column.name, cell)}
            />
          ))}
          <IconButton
            aria-label={fill(words.removeRow, { number: index + 1 })}
            variant="ghost"
            size="sm"
            mt={{ md: '6' }}
            alignSelf={{ base: 'flex-end', md: 'auto' }}
            disabled={field.isDisabled === true || (rows.length === 1 && value.length === 0)}
            onClick={() => remove(index)}
          >
            <CloseIcon />
          </IconButton>
        </Flex>
      ))}
      <Button
        variant="outline"
        size="sm"
        disabled={field.isDisabled === true || rows.length >= (field.maxRows ?? MAXIMUM_ROWS)}
        onClick={add}
      >
        {field.addLabel ?? words.addRow}
      </Button>
    </Box>
  );
}

interface CellProps {
  column: TableColumn;
  id: string;
  number: number;
  value: unknown;
  isDisabled: boolean;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

function Cell({ column, id, number, value, isDisabled, error, onChange }: CellProps) {
  const common = {
    id,
    'aria-label': fill(words.cell, { label: column.label, number }),
    'aria-invalid': error ? true : undefined,
    'aria-required': column.isOptional ? undefined : true,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <Box flex="1" minW="0">
      <Text as="span" display="block" textStyle="sm" mb="1" aria-hidden="true">
        {column.label}
        {column.isOptional ? '' : ' *'}
      </Text>
      {column.type === 'select' ? (
        <NativeSelect.Root disabled={isDisabled}>
          <NativeSelect.Field
            {...common}
            value={asText(value)}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            <option value="">{words.choose}</option>
            {(column.options ?? []).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      ) : column.type === 'date' ? (
        <DateInput {...common} name={id} isDisabled={isDisabled} value={asText(value)} onChange={onChange} />
      ) : (
        <Input
          {...common}
          disabled={isDisabled}
          type={column.type === 'email' ? 'email' : 'text'}
          inputMode={column.type === 'number' ? 'decimal' : undefined}
          value={asText(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {error ? (
        <Text id={`${id}-error`} textStyle="sm" color="fg.error" mt="1">
          {error}
        </Text>
      ) : null}
    </Box>
  );
}
