/** Forms: how the design draws and checks them, and what ties one to a person and to the contract's definitions. */
export * from '../../design/form/index.ts';
export { KeptForm, type KeptFormProps } from './KeptForm.tsx';
export { screenForm, screenItem } from './screen-form.ts';
export { useKeptForm, type KeptFormState } from './use-kept-form.ts';
export { useSaveOnLeaving } from './use-save-on-leaving.ts';
