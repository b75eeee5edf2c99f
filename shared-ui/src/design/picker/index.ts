/** Requested rows with their availability: samples, donors (spec 2 section 5, plan P8). */
export { PickerAvailability } from './PickerAvailability.tsx';
export { PickerButton } from './PickerButton.tsx';
export { PickerOffers } from './PickerOffers.tsx';
export { PickerText } from './PickerText.tsx';
export { PICKER_PAGE, RowPicker } from './RowPicker.tsx';
export type { PickerColumn, PickerSelection, RowPickerProps } from './types.ts';
