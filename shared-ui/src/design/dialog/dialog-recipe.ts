import { defineSlotRecipe } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';

const base = dialogSlotRecipe.base;

export const dialogRecipe = defineSlotRecipe({
  ...dialogSlotRecipe,
  base: {
    ...base,
    // our palette has no alpha scale, which the base recipe names
    backdrop: { ...base?.backdrop, bg: 'black/50' },
    // 320 px wide screens keep an edge around the dialog
    content: { ...base?.content, mx: '4', width: 'calc(100% - {spacing.8})', textStyle: 'md' },
    title: { textStyle: 'xl', fontWeight: 'semibold', pe: '8' },
    footer: { ...base?.footer, flexWrap: 'wrap', pb: '6' },
  },
});
