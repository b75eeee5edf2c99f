/** The text of an email as data. Core renders it as HTML and plain text, with the branding and the portal's URL. */
import { z } from 'zod';
import { PORTAL_PATH } from '../basics/portal-path.ts';

/** A link to a page of the portal: core adds the portal's URL before the path. */
const MailLink = z.object({ label: z.string(), path: z.string().regex(new RegExp(`^${PORTAL_PATH}`)) });

/**
 * Part of a sentence: text, or a link to a portal page or an email address. A link without a label shows its target.
 */
const MailPiece = z.union([
  z.string(),
  MailLink.partial({ label: true }),
  z.object({ label: z.string().optional(), email: z.string() }),
]);
export type MailPiece = z.output<typeof MailPiece>;

/** Plain text, escaped by core. Several texts are the lines of one paragraph; pieces form one line. */
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

/** The email shows the parts in the order of these fields. */
export const MailMessage = z.object({
  /** Such as 'Dear Maya,'. */
  greeting: z.string().nullable().default(null),
  paragraphs: Paragraphs,
  /** Sanitized HTML that a person wrote in the editor. */
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
