import { Tabs as ChakraTabs } from '@chakra-ui/react';
import { tabsSlotRecipe } from '@chakra-ui/react/theme';

/** Has its own recipe, so that the theme of the first load does not need it. */
function Root(props: ChakraTabs.RootProps) {
  return <ChakraTabs.Root recipe={tabsSlotRecipe} {...props} />;
}

/**
 * The previous tab content stays in the document for one frame, below the new one. This hides it once the new content
 * is there, so that never both or neither are visible.
 */
const ONE_AT_A_TIME = {
  '&:not([data-selected]):has(~ [data-part=content][data-selected])': { display: 'none' },
  '[data-part=content][data-selected] ~ &:not([data-selected])': { display: 'none' },
};

function Content(props: ChakraTabs.ContentProps) {
  return <ChakraTabs.Content css={ONE_AT_A_TIME} {...props} />;
}

export const Tabs = { ...ChakraTabs, Root, Content };
