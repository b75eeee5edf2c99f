export { keepDecision } from './keep-decision.ts';
