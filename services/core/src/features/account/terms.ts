/** Version of the terms of service in force. The person who agreed to another one is asked again at login. */
export const TERMS_VERSION = '2026-12';
