import { readWish } from '@portal/contract/tissue-wish';
import type { OrderForm, TissueOrder } from '@portal/contract/types';
import {
  AddIcon,
  Box,
  Button,
  chakra,
  fill,
  HStack,
  LiveRegion,
  NativeSelect,
  Stack,
  Table,
  Text,
  VisuallyHidden,
} from '@portal/shared-ui';
import type { CustomControl } from '@portal/shared-ui/form';
import { use, useRef, useState } from 'react';
import {
  applyDown,
  columnKey,
  countLeft,
  hasNothingToOrder,
  listColumns,
  newDonor,
  wishedColumns,
  wishedTargets,
  type TissueColumn,
} from '../model/order-table.ts';
import { lacksTissue, ownPieces, readAmount, writeColumn, type DonorLine } from '../model/order-values.ts';
import { DonorRow } from './DonorRow.tsx';
import { OrderValuesContext } from './ShipTo.tsx';
import { WishPanel } from './WishPanel.tsx';
import { order as words } from '#texts/order';

interface DonorLinesProps {
  control: Pick<CustomControl, 'id' | 'aria-invalid' | 'onBlur'>;
  form: OrderForm;
  /** The order being changed; null for a new one. */
  placed: TissueOrder | null;
  /** True if nothing was ordered before: the table starts with what the researcher asked for. */
  isFirst: boolean;
  donors: readonly DonorLine[];
  onChange: (donors: readonly DonorLine[]) => void;
}

/** The donors of an order as a table with a column per kind of tissue. */
export function DonorLines({ control, form, placed, isFirst, donors: lines, onChange }: DonorLinesProps) {
  const values = use(OrderValuesContext);
  const own = ownPieces(placed, values);
  const box = useRef<HTMLDivElement>(null);
  const [reading] = useState(() => readWish(form.wish));
  const [chosen, setChosen] = useState<readonly TissueColumn[]>(() => wishedColumns(form.donors, reading));
  const [targets, setTargets] = useState(() => wishedTargets(reading));
  const [news, setNews] = useState('');
  const columns = listColumns(chosen, lines);
  const unlisted = otherColumns(form.donors, lines, own, columns);
  const others = form.donors.filter(({ donor_hash: hash }) => !lines.some((line) => line.hash === hash));
  /** The order is refused as long as they are in it. */
  const incomplete = lines.filter(lacksTissue);
  const hopeless = incomplete.filter((line) => {
    const stock = form.donors.find(({ donor_hash: hash }) => hash === line.hash)?.stock ?? [];
    const ownHere = own.filter(({ hash_code: hash }) => hash === line.hash);
    return line.pieces.length === 0 && hasNothingToOrder(line, stock, { columns, targets }, ownHere);
  });
  /** Those with tissue to choose are offered for removal only once the order was refused for them. */
  const removable = control['aria-invalid']
    ? incomplete.filter(({ pieces }) => pieces.length === 0)
    : hopeless;
  const focusLast = () =>
    requestAnimationFrame(() => {
      const rows = box.current?.querySelectorAll<HTMLElement>('[data-donor]');
      const last = rows?.[rows.length - 1];
      (last ?? box.current)?.querySelector<HTMLElement>('input, button, select')?.focus();
    });
  const add = (hashes: readonly string[]) => {
    const added = form.donors.filter(({ donor_hash: hash }) => hashes.includes(hash));
    onChange([...lines, ...added.map((donor) => newDonor(donor, wishedTargets(reading)))]);
    focusLast();
  };
  const remove = (hashes: readonly string[]) => {
    onChange(lines.filter(({ hash }) => !hashes.includes(hash)));
    focusLast();
  };
  const apply = (from: number, column: TissueColumn, typed: string) => {
    const { lines: changed, done, short } = applyDown(lines, from, { column, typed }, form.donors, own);
    onChange(changed);
    const isSame = (one: TissueColumn) => columnKey(one) === columnKey(column);
    const aim = { column, hemisphere: null, amount: readAmount(typed), size: '' };
    setTargets(
      targets.some((one) => isSame(one.column))
        ? targets.map((one) => (isSame(one.column) ? { ...aim, size: one.size } : one))
        : [...targets, aim],
    );
    setNews(fill(short > 0 ? words.table.appliedShort : words.table.applied, { done, short }));
  };
  return (
    <Stack ref={box} id={control.id} tabIndex={-1} gap="4" onBlur={control.onBlur}>
      <WishPanel form={form} isFilledIn={isFirst && placed === null && values['is_new'] !== 'yes'} />
      {hopeless.length > 0 ? (
        <Text fontWeight="semibold">{fill(words.donor.noneAvailable, { count: hopeless.length })}</Text>
      ) : null}
      {incomplete.length > hopeless.length ? (
        <Text fontWeight="semibold">
          {fill(words.donor.noneChosen, { count: incomplete.length - hopeless.length })}
        </Text>
      ) : null}
      {removable.length > 0 ? (
        <Button
          variant="outline"
          size="sm"
          alignSelf="start"
          onClick={() => remove(removable.map(({ hash }) => hash))}
        >
          {fill(words.donor.removeEmpty, { count: removable.length })}
        </Button>
      ) : null}
      {lines.length === 0 ? (
        <Text color="fg.muted">{words.donor.empty}</Text>
      ) : (
        <Box overflowX="auto" position="relative" borderWidth="1px" borderRadius="l3" bg="bg.panel">
          <Table.Root size="sm" display={{ base: 'block', md: 'table' }}>
            <chakra.caption>
              <VisuallyHidden>{words.sections.donors}</VisuallyHidden>
            </chakra.caption>
            <Table.Header display={{ base: 'none', md: 'table-header-group' }}>
              <Table.Row>
                <Table.ColumnHeader p="2">{words.previous.columns.donor}</Table.ColumnHeader>
                {columns.map((column) => (
                  <Table.ColumnHeader key={columnKey(column)} p="2">
                    {writeColumn(column)}
                  </Table.ColumnHeader>
                ))}
                <Table.ColumnHeader p="2">
                  <VisuallyHidden>{words.table.actions}</VisuallyHidden>
                </Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body display={{ base: 'block', md: 'table-row-group' }}>
              {lines.map((line, index) => {
                const known = form.donors.find(({ donor_hash: hash }) => hash === line.hash);
                return (
                  <DonorRow
                    key={line.hash}
                    line={line}
                    diagnosis={known?.diagnosis}
                    stock={known?.stock ?? []}
                    own={own.filter((piece) => piece.hash_code === line.hash)}
                    columns={columns}
                    targets={targets}
                    showsProblems={control['aria-invalid'] === true}
                    onApply={
                      index < lines.length - 1 ? (column, typed) => apply(index, column, typed) : undefined
                    }
                    onChange={(changed) =>
                      onChange(lines.map((one) => (one.hash === line.hash ? changed : one)))
                    }
                    onRemove={() => remove([line.hash])}
                  />
                );
              })}
            </Table.Body>
          </Table.Root>
        </Box>
      )}
      <LiveRegion message={news} />
      {news ? (
        <Text aria-hidden color="fg.muted" textStyle="sm">
          {news}
        </Text>
      ) : null}
      {lines.length > 0 ? (
        <AddFromList
          label={words.table.choose}
          button={words.table.add}
          options={unlisted.map((column) => ({
            value: columnKey(column),
            label: writeColumn(column),
          }))}
          onAdd={(key) => {
            const column = unlisted.find((one) => columnKey(one) === key);
            if (column) setChosen([...chosen, column]);
          }}
        />
      ) : null}
      <AddFromList
        label={words.donor.choose}
        button={words.donor.add}
        options={others.map(({ donor_hash: hash, diagnosis }) => ({
          value: hash,
          label: `${hash} · ${diagnosis}`,
        }))}
        onAdd={(hash) => add([hash])}
      >
        {others.length > 1 ? (
          <Button variant="outline" onClick={() => add(others.map(({ donor_hash: hash }) => hash))}>
            <AddIcon />
            {fill(words.donor.addAll, { count: others.length })}
          </Button>
        ) : null}
      </AddFromList>
    </Stack>
  );
}

/** Kinds of tissue still available from the order's donors but not shown in the table. */
function otherColumns(
  donors: OrderForm['donors'],
  lines: readonly DonorLine[],
  own: TissueOrder['cases'],
  columns: readonly TissueColumn[],
): readonly TissueColumn[] {
  const shown = new Set(columns.map(columnKey));
  const all = donors
    .filter(({ donor_hash: hash }) => lines.some((line) => line.hash === hash))
    .flatMap(({ donor_hash: hash, stock }) => {
      const ownHere = own.filter((piece) => piece.hash_code === hash);
      return stock.filter((row) => countLeft(row, ownHere) !== 0 && !shown.has(columnKey(row)));
    });
  return [...new Map(all.map((row) => [columnKey(row), row])).values()].toSorted((one, next) =>
    writeColumn(one).localeCompare(writeColumn(next)),
  );
}

function AddFromList({
  label,
  button,
  options,
  onAdd,
  children,
}: {
  label: string;
  button: string;
  options: readonly { value: string; label: string }[];
  onAdd: (value: string) => void;
  children?: React.ReactNode;
}) {
  const choice = useRef<HTMLSelectElement>(null);
  if (options.length === 0) return null;
  return (
    <HStack gap="3" wrap="wrap" align="center">
      <Box flex="1" minW="0" maxW="md">
        <NativeSelect.Root>
          <NativeSelect.Field ref={choice} aria-label={label} defaultValue="">
            <option value="">{label}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Box>
      <Button
        variant="outline"
        onClick={() => {
          if (!choice.current?.value) return choice.current?.focus();
          onAdd(choice.current.value);
          choice.current.value = '';
        }}
      >
        <AddIcon />
        {button}
      </Button>
      {children}
    </HStack>
  );
}
