import type { BrandingWords } from '@portal/contract';
import { mailTemplate as words } from '#texts/mail-template';

/** A text with what an email may have in its places; a place that is not known stays as it is. */
export function fillExample(text: string, branding: BrandingWords): string {
  const { origin } = window.location;
  const places: Readonly<Record<string, string>> = {
    ...words.example,
    request_link: `${origin}/request/123`,
    product_name: branding.product_name,
    foundation_name: branding.foundation_name,
    support_email: branding.support_email,
    portal_url: origin,
  };
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place);
}
