export { answerTask } from './answer-task.ts';
export { TaskStopped, createTaskThreads, type TaskThreads, type ThreadLimits } from './task-threads.ts';
