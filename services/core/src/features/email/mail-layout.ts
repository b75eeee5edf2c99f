/** The look of every mail: one column of at most 600 px, one action, readable without pictures. */
import { escapeHtml, plainText } from '@portal/kit';
import type { BrandingWords } from '@portal/contract';

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#1f4e79;color:#ffffff;text-decoration:none;font-weight:600';
const LONE_LINK = /<p>\s*<a ([^>]*)>([^<]*)<\/a>\s*<\/p>/;

/** A paragraph that is nothing but a link is the mail's action; the first one becomes its button. */
const withAction = (html: string): string =>
  html.replace(LONE_LINK, (_, attributes: string, label: string) => {
    return `<p style="margin:24px 0"><a ${attributes} style="${BUTTON}">${label}</a></p>`;
  });

export function mailHtml(subject: string, body: string, branding: BrandingWords): string {
  const product = escapeHtml(branding.product_name);
  const support = escapeHtml(branding.support_email);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f2f4f7;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1c2733">
<div style="max-width:600px;margin:0 auto;background:#ffffff;border-radius:8px;padding:24px">
<p style="margin:0 0 16px;padding-bottom:12px;border-bottom:1px solid #d9dfe6;font-weight:700;color:#1f4e79">${product}</p>
${withAction(body)}
<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #d9dfe6;font-size:13px;color:#4a5866">${escapeHtml(branding.foundation_name)} · Questions? Write to <a href="mailto:${support}" style="color:#1f4e79">${support}</a></p>
</div></body></html>`;
}

/** The same words for readers without HTML. A link keeps its address. */
export function mailText(body: string, branding: BrandingWords): string {
  const withAddresses = body.replace(
    /<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
    (_, href: string, label: string) => (plainText(label) === plainText(href) ? label : `${label}: ${href}`),
  );
  return `${plainText(withAddresses)}\n\n-- \n${branding.product_name}, ${branding.foundation_name}\nQuestions? Write to ${branding.support_email}\n`;
}
