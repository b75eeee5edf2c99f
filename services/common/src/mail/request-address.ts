import type { RequestType } from '@portal/contract';

/** The page on which someone acts on a request: its own, or that of its review. */
export type RequestAddress = (request: { readonly id: number; readonly type: RequestType }) => string;

export const requestAddress: RequestAddress = ({ id }) => `/request/${id}`;
