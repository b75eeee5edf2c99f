export { datasetRoutes } from './dataset.routes.ts';
export { datasetResource } from './dataset.resource.ts';
export { allowedDatasetSql } from './limited.sql.ts';
export { wordChores } from './catalogue-words.ts';
