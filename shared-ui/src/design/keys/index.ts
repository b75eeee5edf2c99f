/** Shortcuts of one key: the handlers, the help that lists them, and the reader's choice to turn them off. */
export { KeyHelp } from './KeyHelp.tsx';
export { useKeyChoice } from './key-choice.ts';
export { isTyping, useKeys } from './use-keys.ts';
