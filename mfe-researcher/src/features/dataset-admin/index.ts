export { DatasetModes } from './components/DatasetModes.tsx';
