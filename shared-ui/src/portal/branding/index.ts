/** Names, addresses and words of the person who runs this portal. */
export { BrandingContext, useBranding } from './branding-context.ts';
export { Logo } from './Logo.tsx';
