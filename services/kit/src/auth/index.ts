export * from './actor.ts';
export * from './authenticate.ts';
export * from './fresh-proof.ts';
export * from './passwords.ts';
export * from './service-tokens.ts';
export * from './tokens.ts';
