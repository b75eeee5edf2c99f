export { ASKED_USE } from './data-use.sql.ts';
export { checkDataUse, type AskedUse } from './check-data-use.ts';
