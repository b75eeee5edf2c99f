import {
  alertSlotRecipe,
  badgeRecipe,
  buttonRecipe,
  cardSlotRecipe,
  checkboxSlotRecipe,
  checkmarkRecipe,
  containerRecipe,
  fieldSlotRecipe,
  fieldsetSlotRecipe,
  headingRecipe,
  iconRecipe,
  inputRecipe,
  linkRecipe,
  nativeSelectSlotRecipe,
  radioGroupSlotRecipe,
  radiomarkRecipe,
  separatorRecipe,
  skeletonRecipe,
  spinnerRecipe,
  tableSlotRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme';

/** Only the recipes that the facade's components use; a heavy component brings its own with its sub-path. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  checkmark: checkmarkRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  icon: iconRecipe,
  input: inputRecipe,
  link: linkRecipe,
  radiomark: radiomarkRecipe,
  separator: separatorRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};

export const slotRecipes = {
  alert: alertSlotRecipe,
  card: cardSlotRecipe,
  checkbox: checkboxSlotRecipe,
  field: fieldSlotRecipe,
  fieldset: fieldsetSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  radioGroup: radioGroupSlotRecipe,
  table: tableSlotRecipe,
};

/** 16 px on a phone: iOS would zoom into smaller fields and leave the page moved. */
const FIELD_TEXT = { textStyle: { base: 'md', md: 'sm' } } as const;
const control = {
  variants: {
    variant: { outline: { bg: 'bg.panel', borderColor: 'border.control' } },
    size: { md: FIELD_TEXT },
  },
};
const mark = { variants: { variant: { solid: { bg: 'bg.panel', borderColor: 'border.control' } } } };

/** Our character on top: quiet edges, medium weights, underlined links, control edges dark enough to see. */
export const recipeOverrides = {
  button: { base: { fontWeight: 'semibold' } },
  heading: { base: { fontWeight: 'semibold', letterSpacing: 'tight', color: 'fg' } },
  input: control,
  textarea: control,
  link: {
    base: { textDecorationThickness: '1px' },
    variants: {
      variant: {
        underline: { textDecorationColor: 'currentColor/50', _hover: { textDecorationThickness: '2px' } },
      },
    },
    defaultVariants: { variant: 'underline' },
  },
  checkmark: mark,
  badge: { base: { fontWeight: 'semibold' } },
};

export const slotRecipeOverrides = {
  field: {
    slots: [],
    base: {
      root: { gap: '1' },
      label: { fontWeight: 'semibold', userSelect: 'auto' },
      helperText: { textStyle: 'sm' },
      errorText: { textStyle: 'sm', fontWeight: 'semibold' },
    },
  },
  fieldset: { slots: [], base: { legend: { fontWeight: 'semibold', color: 'fg' } } },
  checkbox: {
    slots: [],
    base: { label: { fontWeight: 'normal', userSelect: 'auto' } },
    variants: { variant: { solid: { control: mark.variants.variant.solid } } },
  },
  radioGroup: {
    slots: [],
    base: { item: { fontWeight: 'normal' } },
    variants: { variant: { solid: { itemControl: mark.variants.variant.solid } } },
  },
  nativeSelect: {
    slots: [],
    variants: {
      variant: { outline: { field: { bg: 'bg.panel', borderColor: 'border.control' } } },
      size: { md: { field: FIELD_TEXT } },
    },
  },
  table: {
    slots: [],
    base: { columnHeader: { fontWeight: 'semibold', color: 'fg.muted' } },
    variants: { variant: { line: { row: { bg: 'bg.panel' } } } },
  },
  card: { slots: [], variants: { variant: { outline: { root: { boxShadow: 'none' } } } } },
};
