/** Differences between two submissions of a request. */
import { z } from 'zod';

const NamedFile = z.object({ id: z.string(), name: z.string() });
/** Previous and current text of a field, the datasets or the team of a request. */
export const RequestChange = z.object({
  field: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
  is_html: z.boolean(),
  files_before: z.array(NamedFile),
  files_after: z.array(NamedFile),
});
export type RequestChange = z.infer<typeof RequestChange>;
