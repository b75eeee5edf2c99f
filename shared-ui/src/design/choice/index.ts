/**
 * Radio buttons and checkboxes with their keyboard handling, as a separate chunk outside the first load. Lists use the
 * lighter `CheckRow`.
 */
export { Checkbox, RadioGroup } from '@chakra-ui/react';
