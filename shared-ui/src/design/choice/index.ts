/** Radio buttons and checkboxes with their keyboard model, apart from the first load. Lists use the lighter CheckRow. */
export { Checkbox, RadioGroup } from '@chakra-ui/react';
