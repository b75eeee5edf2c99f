export { checkAnswers } from './answers.ts';
export { readFormLibrary, type FormLibrary } from './definitions.ts';
export { formRoutes } from './form.routes.ts';
