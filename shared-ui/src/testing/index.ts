export { axeViolations } from './axe.ts';
export { renderWithPortal } from './renderWithPortal.tsx';
export { FreshReads } from './FreshReads.tsx';
