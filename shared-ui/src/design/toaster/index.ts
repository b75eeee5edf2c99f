export { Toaster } from './Toaster.tsx';
export { notify, type Notice } from './toastStore.ts';
