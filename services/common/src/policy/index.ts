export * from './involvement.ts';
export * from './seen-by-staff.ts';
