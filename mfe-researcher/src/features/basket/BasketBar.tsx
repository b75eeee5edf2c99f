import { Box, Button, Disclosure, fill, HStack, Stack, Text } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { useBottomBar } from './use-bottom-bar.ts';
import { resource as words } from '#texts/resource';

/** Target of the skip link. */
export const BASKET_ID = 'chosen-resources';

export interface BasketItem {
  readonly key: string;
  readonly name: string;
}

interface BasketBarProps {
  /** A short summary of the chosen resources. */
  summary: string;
  items: readonly BasketItem[];
  onRemove?: (item: BasketItem) => void;
  /** Continue and the buttons next to it. */
  children: ReactNode;
}

/** The chosen resources and the Continue button, always visible at the bottom of a long list. */
export function BasketBar({ summary, items, onRemove, children }: BasketBarProps) {
  useBottomBar();
  const names = items.map(({ name }) => name).join(', ');
  return (
    <Box
      as="section"
      id={BASKET_ID}
      tabIndex={-1}
      focusVisibleRing="outside"
      aria-label={words.basket}
      position="sticky"
      bottom="0"
      zIndex="docked"
      mt="6"
      mx="-1"
      px="4"
      py="3"
      bg="bg.panel"
      borderWidth="1px"
      borderTopRadius="l3"
      boxShadow="md"
    >
      <HStack gap="3" justify="space-between" align="flex-start">
        <Box minW="0">
          <Text fontWeight="semibold">{summary}</Text>
          {names === '' ? null : (
            <Text textStyle="sm" color="fg.muted" truncate title={names}>
              {names}
            </Text>
          )}
        </Box>
        {onRemove && items.length > 0 ? <ChosenList items={items} onRemove={onRemove} /> : null}
      </HStack>
      <Box mt="2">{children}</Box>
    </Box>
  );
}

function ChosenList({ items, onRemove }: Required<Pick<BasketBarProps, 'items' | 'onRemove'>>) {
  return (
    // opens upwards, because the bar is at the bottom of the screen
    <Box flexShrink="0" css={{ '& fieldset': { top: 'auto', bottom: 'calc(100% + 4px)' } }}>
      <Disclosure label={words.change} panelLabel={words.basket} panelWidth={320}>
        <Stack gap="1">
          {items.map((item) => (
            <HStack key={item.key} justify="space-between" gap="2">
              <Text textStyle="sm">{item.name}</Text>
              <Button
                variant="ghost"
                size="sm"
                aria-label={fill(words.removeNamed, { name: item.name })}
                onClick={() => onRemove(item)}
              >
                {words.remove}
              </Button>
            </HStack>
          ))}
        </Stack>
      </Disclosure>
    </Box>
  );
}
