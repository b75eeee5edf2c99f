import { z } from 'zod';

/** What the process that prepares the database gets. */
export const Preparation = z.object({
  adminUrl: z.string(),
  secret: z.string(),
  dataDir: z.string(),
  demoData: z.boolean(),
});
export type Preparation = z.infer<typeof Preparation>;
