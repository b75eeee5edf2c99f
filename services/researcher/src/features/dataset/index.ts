export { datasetRoutes } from './dataset.routes.ts';
export { datasetResource } from './dataset.resource.ts';
export { DatasetOffer, datasetProblem, datasetRefusedSql } from './dataset-offer.ts';
export { wordJobs } from './catalogue-words.ts';
