/**
 * Forms: the controls and checks of the design folder, plus backups for the signed-in user and forms from the
 * contract's definitions.
 */
export * from '../../design/form/index.ts';
export { KeptForm, type KeptFormProps } from './KeptForm.tsx';
export { screenForm, screenItem } from './screen-form.ts';
export { useKeptForm, type KeptFormState } from './use-kept-form.ts';
export { useSaveOnLeaving } from './use-save-on-leaving.ts';
