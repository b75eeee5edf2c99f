export { ASKED_USE } from './data-use.sql.ts';
export { judgeDataUse, type AskedUse } from './judge-data-use.ts';
