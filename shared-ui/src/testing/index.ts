export { axeViolations } from './axe.ts';
export { renderWithPortal } from './renderWithPortal.tsx';
