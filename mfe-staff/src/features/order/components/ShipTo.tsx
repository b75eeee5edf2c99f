import { Button, HStack, Text } from '@portal/shared-ui';
import { createContext, use } from 'react';
import { ADDRESS, type AddressName } from '../model/order-values.ts';
import { order as words } from '#texts/order';
import type { FormValues } from '@portal/shared-ui/form';

/** The form's current values, for fields that depend on others. */
export const OrderValuesContext = createContext<FormValues>({});

const SHOWN = ADDRESS.filter((name) => name !== 'email' && name !== 'phone_numbers');

/** The address as one line; Change opens its fields. */
export function ShipTo({ id, onOpen }: { id: string; onOpen: () => void }) {
  const values = use(OrderValuesContext);
  const write = (name: AddressName) => {
    const value = values[name];
    return typeof value === 'string' ? value.trim().replaceAll(/\s*\n\s*/g, ', ') : '';
  };
  return (
    <HStack gap="3" align="start" wrap="wrap">
      <Text flex="1" minW="14rem" overflowWrap="anywhere">
        {SHOWN.map(write)
          .filter((text) => text !== '')
          .join(', ')}
      </Text>
      <Button id={id} size="sm" variant="outline" aria-label={words.shipTo.changeNamed} onClick={onOpen}>
        {words.shipTo.change}
      </Button>
    </HStack>
  );
}
