/** The close-out of a request whose access has ended, as shown to researchers and to staff. */
export { CloseOutFacts } from './CloseOutFacts.tsx';
export { CloseOutState } from './CloseOutState.tsx';
export { closeOut as closeOutWords } from '#texts/close-out';
export { useCloseOuts } from './use-close-outs.ts';
