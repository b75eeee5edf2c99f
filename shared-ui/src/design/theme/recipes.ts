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
/** Heights of controls follow the user's density setting. */
const SIZES = ['2xs', 'xs', 'sm', 'md'] as const;
const sized = <Look>(look: (size: (typeof SIZES)[number]) => Look) =>
  Object.fromEntries(SIZES.map((size) => [size, look(size)])) as Record<(typeof SIZES)[number], Look>;
const outline = { bg: 'bg.panel', borderColor: 'border.control' };
const input = {
  variants: {
    variant: { outline },
    size: sized((size) => ({
      ...(size === 'md' ? FIELD_TEXT : {}),
      ...(size === '2xs' ? {} : { '--input-height': `sizes.control.${size}` }),
    })),
  },
};
const textarea = { variants: { variant: { outline }, size: { md: FIELD_TEXT } } };
const mark = { variants: { variant: { solid: { bg: 'bg.panel', borderColor: 'border.control' } } } };

/** Tighter rows with smaller text if the user chose compact lists. */
const tableSize = (padding: 'row' | 'row-small') => ({
  root: { fontSize: 'row', lineHeight: 'row' },
  columnHeader: { py: padding },
  cell: { py: padding },
});

/**
 * The portal's own style on top: subtle borders, medium weights, underlined links, control borders dark enough to see.
 */
export const recipeOverrides = {
  button: {
    base: { fontWeight: 'semibold' },
    variants: { size: sized((size) => ({ h: `control.${size}`, minW: `control.${size}` })) },
  },
  heading: { base: { fontWeight: 'semibold', letterSpacing: 'tight', color: 'fg' } },
  input,
  textarea,
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
      variant: { outline: { field: outline } },
      size: sized((size) => ({
        ...(size === '2xs' ? {} : { root: { '--select-field-height': `sizes.control.${size}` } }),
        ...(size === 'md' ? { field: FIELD_TEXT } : {}),
      })),
    },
  },
  table: {
    slots: [],
    base: { columnHeader: { fontWeight: 'semibold', color: 'fg.muted' } },
    variants: {
      variant: { line: { row: { bg: 'bg.panel' } } },
      size: {
        sm: tableSize('row-small'),
        md: tableSize('row'),
      },
    },
  },
  card: { slots: [], variants: { variant: { outline: { root: { boxShadow: 'none' } } } } },
};
