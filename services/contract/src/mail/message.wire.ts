/** The text of an email as data. Core makes HTML and plain text of it, with the branding and the portal's address. */
import { z } from 'zod';
import { PORTAL_PATH } from '../basics/portal-path.ts';

/** Leads to a page of the portal: core puts the address of the portal before the path. */
const MailLink = z.object({ label: z.string(), path: z.string().regex(new RegExp(`^${PORTAL_PATH}`)) });

/** Part of a sentence: a link to a page of the portal or to an email address. Without a label it shows where it leads. */
const MailPiece = z.union([
  z.string(),
  MailLink.partial({ label: true }),
  z.object({ label: z.string().optional(), email: z.string() }),
]);
export type MailPiece = z.output<typeof MailPiece>;

/** Plain text, which core escapes. Several texts are the lines of one paragraph, pieces are in one line. */
const Paragraphs = z
  .array(
    z.union([
      z.string(),
      z.array(z.string()).readonly(),
      z.object({ pieces: z.array(MailPiece).readonly() }),
    ]),
  )
  .readonly()
  .default([]);

/** The parts are in the email in the order of the fields. */
export const MailMessage = z.object({
  /** Such as 'Dear Maya,'. */
  greeting: z.string().nullable().default(null),
  paragraphs: Paragraphs,
  /** What people wrote in the editor, sanitized. */
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
});
export type MailMessage = z.output<typeof MailMessage>;
