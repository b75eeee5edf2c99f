export { databaseFigures, nightlyFigures } from './database-figures.ts';
export { registerFigures, type Figure, type FigureValue } from './figure.ts';
