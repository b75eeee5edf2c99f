import type { OrderForm, TissueOrder } from '@portal/contract/types';
import { AddIcon, Box, Button, HStack, NativeSelect, Stack, Text } from '@portal/shared-ui';
import type { CustomControl } from '@portal/shared-ui/form';
import { useRef } from 'react';
import { newDonor, type DonorLine } from '../model/order-values.ts';
import { DonorCard } from './DonorCard.tsx';
import { order as words } from '#texts/order';

interface DonorLinesProps {
  control: Pick<CustomControl, 'id' | 'aria-invalid' | 'onBlur'>;
  form: OrderForm;
  /** Pieces that the order keeps already. */
  own: TissueOrder['cases'];
  donors: readonly DonorLine[];
  onChange: (donors: readonly DonorLine[]) => void;
}

/** The donors of an order with what is ordered of each. */
export function DonorLines({ control, form, own, donors, onChange }: DonorLinesProps) {
  const box = useRef<HTMLDivElement>(null);
  const others = form.donors.filter(({ donor_hash: hash }) => !donors.some((line) => line.hash === hash));
  const focusLast = () =>
    requestAnimationFrame(() => {
      const cards = box.current?.querySelectorAll<HTMLElement>('[data-donor]');
      const last = cards?.[cards.length - 1];
      (last ?? box.current)?.querySelector<HTMLElement>('select, input, button')?.focus();
    });
  const add = (hash: string) => {
    const donor = form.donors.find((one) => one.donor_hash === hash);
    if (!donor) return;
    onChange([...donors, newDonor(donor)]);
    focusLast();
  };
  const remove = (hash: string) => {
    onChange(donors.filter((line) => line.hash !== hash));
    focusLast();
  };
  return (
    <Stack ref={box} id={control.id} tabIndex={-1} gap="4" onBlur={control.onBlur}>
      {donors.length === 0 ? <Text color="fg.muted">{words.donor.empty}</Text> : null}
      {donors.map((line) => {
        const known = form.donors.find(({ donor_hash: hash }) => hash === line.hash);
        return (
          <DonorCard
            key={line.hash}
            line={line}
            diagnosis={known?.diagnosis}
            stock={known?.stock ?? []}
            own={own.filter((piece) => piece.hash_code === line.hash)}
            showsProblems={control['aria-invalid'] === true}
            onChange={(changed) => onChange(donors.map((one) => (one.hash === line.hash ? changed : one)))}
            onRemove={() => remove(line.hash)}
          />
        );
      })}
      {others.length > 0 ? <AddDonor donors={others} onAdd={add} /> : null}
    </Stack>
  );
}

function AddDonor({ donors, onAdd }: { donors: OrderForm['donors']; onAdd: (hash: string) => void }) {
  const choice = useRef<HTMLSelectElement>(null);
  return (
    <HStack gap="3" wrap="wrap" align="center">
      <Box flex="1" minW="0" maxW="md">
        <NativeSelect.Root>
          <NativeSelect.Field ref={choice} aria-label={words.donor.choose} defaultValue="">
            <option value="">{words.donor.choose}</option>
            {donors.map(({ donor_hash: hash, diagnosis }) => (
              <option key={hash} value={hash}>
                {`${hash} · ${diagnosis}`}
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
        {words.donor.add}
      </Button>
    </HStack>
  );
}
