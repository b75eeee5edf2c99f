import { api } from '@portal/shared-ui/data';

/** One message as it is now, with its version. */
export const readAlert = (id: number) => api('GET /alert-message/{id}/', { params: { id }, quiet: true });
