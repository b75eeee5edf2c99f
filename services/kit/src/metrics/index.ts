export { databaseMetrics, nightlyMetrics } from './database-metrics.ts';
export { registerMetrics, type Metric, type MetricValue } from './metric.ts';
