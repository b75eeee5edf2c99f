import { Box, fill, Text } from '@portal/shared-ui';
import { useEffect, type ReactNode } from 'react';
import { useCatalogue } from '../hooks/use-catalogue.ts';
import { wizard as words } from '#texts/wizard';

/** What the bar takes of the screen, so that whatever gets the focus is scrolled above it. */
const BAR = '8rem';

/** The chosen datasets and the buttons, in sight however long the list is. */
export function ChosenDatasets({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const catalogue = useCatalogue();
  const names = catalogue.rows.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = BAR;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, []);
  return (
    <Box
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
      <Text fontWeight="semibold">{fill(words.resources.chosen, { count: ids.length })}</Text>
      {names.length > 0 ? (
        <Text textStyle="sm" color="fg.muted" truncate title={names.join(', ')}>
          {names.join(', ')}
        </Text>
      ) : null}
      <Box mt="2">{children}</Box>
    </Box>
  );
}
