/** What differs between two submissions of a request. */
import { z } from 'zod';

const NamedFile = z.object({ id: z.string(), name: z.string() });
/** A field, the datasets or the people of a request before and now, in words. */
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
