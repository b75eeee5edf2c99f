/** The text of an email as data. Core makes HTML and plain text of it, with the branding and the portal's address. */
import { z } from 'zod';
import { PORTAL_PATH } from '../basics/portal-path.ts';

/** Leads to a page of the portal: core puts the address of the portal before the path. */
const MailLink = z.object({ label: z.string(), path: z.string().regex(new RegExp(`^${PORTAL_PATH}`)) });

/** Plain text, which core escapes. Several texts are the lines of one paragraph. */
const Paragraphs = z
  .array(z.union([z.string(), z.array(z.string()).readonly()]))
  .readonly()
  .default([]);

/** The parts stand in the email in the order of the fields. */
export const MailMessage = z.object({
  /** Such as 'Dear Maya,'. */
  greeting: z.string().nullable().default(null),
  paragraphs: Paragraphs,
  /** What people wrote in the editor, sanitised. */
  html: z.string().default(''),
  /** A line may begin with a link. */
  list: z
    .array(z.object({ link: MailLink.optional(), text: z.string() }))
    .readonly()
    .default([]),
  below: Paragraphs,
  /** The button. */
  link: MailLink.nullable().default(null),
  closing: Paragraphs,
  /** Whether an empty line stands between the parts in plain text. */
  is_spaced: z.boolean().default(false),
});
export type MailMessage = z.output<typeof MailMessage>;
