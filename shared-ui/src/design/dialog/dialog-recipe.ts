import { defineSlotRecipe } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';

const base = dialogSlotRecipe.base;

export const dialogRecipe = defineSlotRecipe({
  ...dialogSlotRecipe,
  base: {
    ...base,
    // the base recipe uses an alpha scale that our palette does not have
    backdrop: { ...base?.backdrop, bg: 'black/50' },
    // leaves a margin around the dialog on 320 px wide screens
    content: { ...base?.content, mx: '4', width: 'calc(100% - {spacing.8})', textStyle: 'md' },
    title: { textStyle: 'xl', fontWeight: 'semibold', pe: '8' },
    footer: { ...base?.footer, flexWrap: 'wrap', pb: '6' },
  },
});
