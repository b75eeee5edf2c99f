/** Addresses of the other services, `SERVICE_URLS`: JSON such as {"researcher": "http://127.0.0.1:4002"}. */
import { SERVICES, type ServiceName } from '@portal/contract';
import { z } from 'zod';

export type ServiceUrls = Readonly<Partial<Record<ServiceName, string>>>;

/** Parses the text of the variable; unset means no other service. */
export const ServiceUrlsVariable = z
  .string()
  .default('{}')
  .transform((value, context): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON such as {"researcher": "http://…"}' });
      return z.NEVER;
    }
  })
  .pipe(z.partialRecord(z.enum(SERVICES), z.url()));

/** @throws an error at start that names the variable */
export function readServiceUrls(text: string | undefined): ServiceUrls {
  const parsed = ServiceUrlsVariable.safeParse(text || undefined);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map(({ message }) => `SERVICE_URLS: ${message}`).join('; '));
}
