export * from './involvement.ts';
export * from './policy.ts';
export * from './seen-by-staff.ts';
