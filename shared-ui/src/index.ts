/** The facade over the component library: theme, primitives, layout, icons. Heavy components have sub-paths of their own. */
export * from './icons/icons.tsx';
export { CheckRow, type CheckRowProps } from './layout/CheckRow.tsx';
export { formatDate, formatDateTime, formatTime } from './layout/dates.ts';
export { DefinitionList, type Definition } from './layout/DefinitionList.tsx';
export { Disclosure, type DisclosureProps } from './layout/Disclosure.tsx';
export { EmptyState, type EmptyStateProps } from './layout/EmptyState.tsx';
export { LabeledField, type ControlProps, type LabeledFieldProps } from './layout/LabeledField.tsx';
export { LiveRegion } from './layout/LiveRegion.tsx';
export { LoadingText } from './layout/LoadingText.tsx';
export { fill } from './layout/fill.ts';
export { Phrase } from './layout/Phrase.tsx';
export * from './layout/primitives.ts';
export { StatusBadge, type StatusTone } from './layout/StatusBadge.tsx';
export { useDelayed } from './layout/useDelayed.ts';
export { useMediaQuery } from './layout/useMediaQuery.ts';
export { applyColorMode, useColorMode, type ColorModePreference } from './theme/colorMode.ts';
export { ColorModeSwitch } from './theme/ColorModeSwitch.tsx';
export { PortalProvider } from './theme/PortalProvider.tsx';
