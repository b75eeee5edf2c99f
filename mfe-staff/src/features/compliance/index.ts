export { ComplianceLine } from './components/ComplianceLine.tsx';
