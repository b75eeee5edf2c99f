/** Names, addresses and words of whoever runs this portal. */
export { BrandingContext, useBranding } from './branding-context.ts';
export { Logo } from './Logo.tsx';
