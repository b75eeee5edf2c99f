export { ConfigError, readConfig, type Config } from './config.ts';
export { Running, startPortal, type Portal } from './portal.ts';
