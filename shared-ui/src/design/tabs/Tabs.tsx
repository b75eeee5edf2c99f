import { Tabs as ChakraTabs } from '@chakra-ui/react';
import { tabsSlotRecipe } from '@chakra-ui/react/theme';

/** Brings its own look, which the theme of the first load then need not hold. */
function Root(props: ChakraTabs.RootProps) {
  return <ChakraTabs.Root recipe={tabsSlotRecipe} {...props} />;
}

export const Tabs = { ...ChakraTabs, Root };
