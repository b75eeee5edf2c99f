export { answerProblems, checkedAnswers } from './check-answers.ts';
export { saveAnswers } from './save-answers.ts';
export { READ_STORED_ANSWERS, storedAnswers, type AnswerRow, type StoredAnswers } from './stored-answers.ts';
