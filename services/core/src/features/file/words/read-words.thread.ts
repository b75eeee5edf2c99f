import { answerTask } from '@portal/kit/threads';
import { readWorkbookWords } from './workbook-words.ts';

answerTask((path) => readWorkbookWords(String(path)));
