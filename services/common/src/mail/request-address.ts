import type { PersonOfRequests } from './notify-person.ts';

/** The page on which somebody acts on a request: its own, or that of its review. */
export type RequestAddress = (request: Pick<PersonOfRequests['requests'][number], 'id' | 'type'>) => string;

export const requestAddress: RequestAddress = ({ id }) => `/request/${id}`;
