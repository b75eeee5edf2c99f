/** Current version of the terms of service. People who agreed to another version are asked again at login. */
export const TERMS_VERSION = '2026-12';
