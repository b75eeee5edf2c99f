import type { RequestType } from '@portal/contract';

/** The page on which a person acts on a request: the request's page or its review page. */
export type RequestAddress = (request: { readonly id: number; readonly type: RequestType }) => string;

export const requestAddress: RequestAddress = ({ id }) => `/request/${id}`;
