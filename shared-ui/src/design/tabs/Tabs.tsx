import { Tabs as ChakraTabs } from '@chakra-ui/react';
import { tabsSlotRecipe } from '@chakra-ui/react/theme';

/** Brings its own look, which the theme of the first load then need not hold. */
function Root(props: ChakraTabs.RootProps) {
  return <ChakraTabs.Root recipe={tabsSlotRecipe} {...props} />;
}

/** The part that is left stays in the document for one more frame, in which the new one would stand below it. */
const SELECTED_ONLY = { '&:not([data-selected])': { display: 'none' } };

function Content(props: ChakraTabs.ContentProps) {
  return <ChakraTabs.Content css={SELECTED_ONLY} {...props} />;
}

export const Tabs = { ...ChakraTabs, Root, Content };
