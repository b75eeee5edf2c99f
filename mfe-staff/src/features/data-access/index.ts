export { Outside } from './components/AccessToggle.tsx';
