export { ConfigError, readConfig, type Config } from './config/config.ts';
