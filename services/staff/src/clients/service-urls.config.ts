/** Addresses of the other services, `SERVICE_URLS`: JSON such as {"researcher":"http://127.0.0.1:4002"}. */
import type { ServiceName } from '@portal/contract';
import { z } from 'zod';

const ServiceUrls = z.object({
  core: z.url().optional(),
  researcher: z.url().optional(),
  staff: z.url().optional(),
  tissue: z.url().optional(),
});
export type ServiceUrls = Readonly<Partial<Record<ServiceName, string | undefined>>>;

/** @throws an error that names the variable, at start */
export function readServiceUrls(text: string | undefined): ServiceUrls {
  if (!text) return {};
  try {
    return ServiceUrls.parse(JSON.parse(text));
  } catch (error) {
    throw new Error('SERVICE_URLS must be JSON with the address of each service', { cause: error });
  }
}
