export { answerProblems, checkedAnswers } from './check-answers.ts';
export { fileProblems } from './request-files.ts';
export { saveAnswers } from './save-answers.ts';
export { AnswerRow, READ_STORED_ANSWERS, storedAnswers, type StoredAnswers } from './stored-answers.ts';
