import { Tabs as ChakraTabs } from '@chakra-ui/react';
import { tabsSlotRecipe } from '@chakra-ui/react/theme';

/** Brings its own look, which the theme of the first load then does not need. */
function Root(props: ChakraTabs.RootProps) {
  return <ChakraTabs.Root recipe={tabsSlotRecipe} {...props} />;
}

/**
 * The part that is left stays in the document for a frame beside the new one, which would be below it; it gives way when
 * the new one is there, so that neither both nor none of them are seen.
 */
const ONE_AT_A_TIME = {
  '&:not([data-selected]):has(~ [data-part=content][data-selected])': { display: 'none' },
  '[data-part=content][data-selected] ~ &:not([data-selected])': { display: 'none' },
};

function Content(props: ChakraTabs.ContentProps) {
  return <ChakraTabs.Content css={ONE_AT_A_TIME} {...props} />;
}

export const Tabs = { ...ChakraTabs, Root, Content };
