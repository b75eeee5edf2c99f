/** The layout of every mail: one column of at most 600 px, one button, readable without pictures. */
import { currentLanguage, escapeHtml, plainText, say } from '@portal/kit';
import { mailLayout as words } from '../../texts/en/mail-layout.ts';
import { BRAND_COLORS as C } from '@portal/contract/brand';
import type { BrandingWords } from '@portal/contract';

const BUTTON = `display:inline-block;padding:12px 20px;border-radius:6px;background:${C.teal};color:${C.white};text-decoration:none;font-weight:600`;
/** The box of the portal's logo without its lines, because mail programs can draw boxes but no lines. */
const SIGN = `<span aria-hidden="true" style="display:inline-block;width:14px;height:14px;margin-right:10px;border-radius:4px;background:${C.teal};vertical-align:-1px"></span>`;
const LONE_LINK = /<p>\s*<a ([^>]*)>([^<]*)<\/a>\s*<\/p>/;

/** The first paragraph that consists only of a link becomes the button. */
const withAction = (html: string): string =>
  html.replace(LONE_LINK, (_, attributes: string, label: string) => {
    return `<p style="margin:24px 0"><a ${attributes} style="${BUTTON}">${label}</a></p>`;
  });

/** Number of characters that mail programs show beside the subject. */
const PREHEADER_LENGTH = 140;
const HIDDEN = 'display:none;max-height:0;overflow:hidden';

/**
 * The text that mail programs show beside the subject: the first line of the body other than the portal's name and the
 * greeting.
 */
function preheader(body: string): string {
  const lines = plainText(body)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const [first, next] = lines[0]?.endsWith(',') ? lines.slice(1) : lines;
  if (first === undefined) return '';
  const opening = first.endsWith(':') && next !== undefined ? `${first} ${next}` : first;
  const shown =
    opening.length > PREHEADER_LENGTH
      ? `${opening.slice(0, PREHEADER_LENGTH).replace(/\s+\S*$/, '')} …`
      : opening;
  return `<div style="${HIDDEN}">${escapeHtml(shown)}</div>\n`;
}

export function mailHtml(subject: string, body: string, branding: BrandingWords): string {
  const product = escapeHtml(branding.product_name);
  const support = escapeHtml(branding.support_email);
  const link = `<a href="mailto:${support}" style="color:${C.teal}">${support}</a>`;
  const questions = say(words.questions, { support: link });
  return `<!doctype html>
<html lang="${currentLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${C.paper};font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:${C.ink}">
${preheader(body)}<div style="max-width:600px;margin:0 auto;background:${C.white};border:1px solid ${C.line};border-radius:8px;padding:24px">
<p style="margin:0 0 16px;padding-bottom:12px;border-bottom:1px solid ${C.line};font-weight:700;color:${C.teal}">${SIGN}${product}</p>
${withAction(body)}
<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid ${C.line};font-size:13px;color:${C.muted}">${escapeHtml(branding.foundation_name)} · ${questions}</p>
</div></body></html>`;
}

/** Plain text version of the mail; each link is followed by its address. */
export function mailText(body: string, branding: BrandingWords): string {
  const withAddresses = body.replace(
    /<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
    (_, href: string, label: string) => (plainText(label) === plainText(href) ? label : `${label}: ${href}`),
  );
  return `${plainText(withAddresses)}\n\n-- \n${branding.product_name}, ${branding.foundation_name}\n${say(words.questions, { support: branding.support_email })}\n`;
}
