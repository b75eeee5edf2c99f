export { Toaster } from './Toaster.tsx';
export { notify, type Notice } from './toast-store.ts';
