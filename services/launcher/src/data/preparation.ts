import { z } from 'zod';

/** The message to the process that prepares the database. */
export const Preparation = z.object({
  adminUrl: z.string(),
  secret: z.string(),
  dataDir: z.string(),
  demoData: z.boolean(),
});
export type Preparation = z.infer<typeof Preparation>;
