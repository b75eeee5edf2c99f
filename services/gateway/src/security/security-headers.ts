import type { ServerResponse } from 'node:http';

/**
 * The content security policy of pages (stack.md "Front end"): no inline script, no eval, no other origin. The only
 * hash is that of the empty string, because emotion fills empty style tags through the object model.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // Agreements are shown in a frame of the page; they are the only answers that allow it.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

/** With Google reCAPTCHA configured, its script and frame are allowed on every page: any page may ask to sign in. */
export const RECAPTCHA_PAGE_POLICY = PAGE_POLICY.replace(
  "script-src 'self'",
  "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
).replace(
  // Browsers use only the first of two directives with the same name.
  "frame-src 'self'",
  "frame-src 'self' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
);

/** The policy of answers that are no pages. A service may send a stricter one of its own with a file. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const EVERYWHERE: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  // Not `same-origin`, because the page must reach the popup window that it opens for ORCID.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** ORCID redirects its window here. With its own opener policy the window would lose the page that opened it. */
const RETURN_PAGE = '/orchid-redirect';

/** Sets the headers of every answer. A service's own header replaces the one set here. */
export function setSecurityHeaders(
  response: ServerResponse,
  kind: 'page' | 'data',
  path: string,
  pagePolicy: string = PAGE_POLICY,
): void {
  for (const [name, value] of Object.entries(EVERYWHERE)) response.setHeader(name, value);
  if (path === RETURN_PAGE) response.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none');
  response.setHeader('Content-Security-Policy', kind === 'page' ? pagePolicy : DATA_POLICY);
}
