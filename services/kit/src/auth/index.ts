export * from './actor.ts';
export * from './authenticate.ts';
export * from './fresh-proof.ts';
export * from './key-scopes.ts';
export * from './machine-keys.ts';
export * from './passwords.ts';
export * from './service-tokens.ts';
export * from './tokens.ts';
