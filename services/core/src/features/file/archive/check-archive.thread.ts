import { answerTask } from '@portal/kit/threads';
import { judgeArchive } from './judge-archive.ts';
import type { ArchiveCheck } from './verdict.ts';

answerTask((input) => judgeArchive(input as ArchiveCheck));
