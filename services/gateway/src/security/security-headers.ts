import type { ServerResponse } from 'node:http';

/**
 * The pages' policy (stack.md "Front end"): no inline script, no eval, nothing from elsewhere. The one hash is that of
 * the empty string: emotion fills empty style tags through the object model.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // Agreements are read in the page; they are the only answers that allow to be framed.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

/** Where Google reCAPTCHA is configured, its script and its frame are let in, on every page: any may ask for a sign-in. */
export const RECAPTCHA_PAGE_POLICY = PAGE_POLICY.replace(
  "script-src 'self'",
  "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
).replace(
  // Of two lists of one name browsers read the first alone.
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
  // Not plain `same-origin`: the page must be able to reach the small window that it opens for ORCID.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** ORCID sends its window back here. With its own policy the window would lose the page that opened it. */
const RETURN_PAGE = '/orchid-redirect';

/** Sets what every answer carries. A header that a service sends itself takes its place. */
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
