import { api } from '@portal/shared-ui/data';

/** Loads one alert with its current version. */
export const readAlert = (id: number) => api('GET /alert-message/{id}/', { params: { id }, quiet: true });
