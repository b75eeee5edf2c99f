/** Events and mail as rows of the transaction that causes them; delivered at least once (stack.md "Services"). */
import { queueName, type EventDefinition, type ServiceName } from '@portal/contract';
import { SOURCE_LANGUAGE, type Language } from '@portal/contract/language';
import { PgBoss, type Job } from 'pg-boss';
import type { z } from 'zod';
import { JOBS_SCHEMA } from '../database/provision/queues.ts';
import { inLanguage } from '../language/context.ts';
import type { Logger } from '../logging.ts';
import { inSpan } from '../traces/index.ts';
import { groupByObject, giveBack, type TakenJob } from './batches.ts';

export interface EventHandler {
  readonly event: EventDefinition;
  readonly run: (payload: unknown, job: JobContext) => Promise<void>;
  readonly batch?: Batch | undefined;
}
/** For queues with very many small jobs, which are fetched and completed together. */
export interface Batch {
  /** Number of jobs fetched together. If the process is killed, this many jobs run again. */
  readonly jobs: number;
  /** How many of them run at the same time; jobs about the same object run in order. */
  readonly parallel: number;
}
/** For events whose handler is one short statement: the queue would cost more than the work. */
export const SMALL_EVENTS: Batch = { jobs: 100, parallel: 2 };
export interface JobContext {
  readonly jobId: string;
  /** 1 on the first attempt. */
  readonly attempt: number;
  readonly last: boolean;
  /**
   * An earlier job about the same object must run first (`orderedBy` of the event). This one may store what it has to
   * do and then throws {@link JobWaits}, which does not count as an attempt.
   */
  readonly mustWait: boolean;
  /** Correlation id of the call that caused the event, through any number of events; else the job's own id. */
  readonly correlationId: string;
}

/** Thrown if the job must be retried because another one comes first; not an error. */
export class JobWaits extends Error {
  override name = 'JobWaits';
}

/** `Work.emit` adds it beside the payload, whose schema does not contain it. */
const readCorrelationId = ({ id, data }: Job<object>): string =>
  'correlation_id' in data && typeof data.correlation_id === 'string' ? data.correlation_id : id;

/** The trace of the call or job that caused this one, if there was a trace. */
const readTrace = ({ data }: Job<object>): string | undefined =>
  'traceparent' in data && typeof data.traceparent === 'string' ? data.traceparent : undefined;

/** Declares how a service handles an event. The same event may arrive again and must then change nothing. */
export function onEvent<P extends z.ZodType>(
  event: EventDefinition<P>,
  run: (payload: z.output<P>, job: JobContext) => Promise<void>,
  batch?: Batch,
): EventHandler {
  return {
    event: event,
    run: (payload, job) => run(event.payload.parse(payload), job),
    batch,
  };
}

export interface JobRunner {
  work(handlers: readonly EventHandler[]): Promise<void>;
  stop(): Promise<void>;
}

export interface JobOptions {
  readonly url: string;
  readonly service: ServiceName;
  readonly log: Logger;
  /** Languages in which people may be written to. */
  readonly languages?: readonly Language[];
}

const isLastTry = ({ retryCount, retryLimit }: TakenJob): boolean => retryCount >= retryLimit;

const readMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Jobs of one queue that a service works on in parallel. */
const PARALLEL = 2;

/** Connects to the queue. `provisionDatabase` created its tables; the service's role works only on its own queues. */
export async function startJobs({ url, service, log, languages }: JobOptions): Promise<JobRunner> {
  const boss = new PgBoss({
    connectionString: url,
    schema: JOBS_SCHEMA,
    max: 4,
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise: true,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    reindex: false,
    monitorVacuum: false,
    useListenNotify: true,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  await boss.start();

  return {
    async work(handlers) {
      for (const handler of handlers) {
        const workers = handler.batch ? 1 : PARALLEL;
        for (let count = 0; count < workers; count += 1) await startWorker(handler);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 8000 }),
  };

  /**
   * Fetches jobs or batches until the queue is empty; then checks each second, and whenever PostgreSQL reports a new
   * job. By default pg-boss would wait a second after each single job.
   */
  async function startWorker(handler: EventHandler): Promise<void> {
    const { batch } = handler;
    const queue = queueName(handler.event, service);
    let worker: string | undefined;
    worker = await boss.work<object>(
      queue,
      {
        includeMetadata: true,
        batchSize: batch?.jobs ?? 1,
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 1,
      },
      async (jobs) => {
        const taken = jobs as TakenJob[];
        try {
          if (batch) await workTogether(queue, handler, { jobs: taken, parallel: batch.parallel });
          else for (const job of taken) await workOn(job, handler);
        } finally {
          if (worker !== undefined) boss.notifyWorker(worker);
        }
      },
    );
  }

  /** Failed jobs are returned to the queue one by one; all others are complete when this function ends. */
  async function workTogether(
    queue: string,
    handler: EventHandler,
    { jobs, parallel }: { readonly jobs: readonly TakenJob[]; readonly parallel: number },
  ): Promise<void> {
    const lines = (await groupByObject(boss, queue, jobs)).values();
    const workLines = async (): Promise<void> => {
      for (const line of lines) {
        let mustWait = false;
        for (const { job, hasEarlierJob } of line)
          try {
            mustWait ||= hasEarlierJob;
            await workOn(job, handler, mustWait);
          } catch (error) {
            mustWait = true;
            if (error instanceof JobWaits) await giveBack(boss, queue, job.id);
            else await boss.fail(queue, job.id, { message: readMessage(error) });
          }
      }
    };
    await Promise.all(Array.from({ length: parallel }, workLines));
  }

  function workOn(job: TakenJob, { run }: EventHandler, mustWait = false): Promise<void> {
    return runLogged(job, () =>
      run(job.data, {
        jobId: job.id,
        attempt: job.retryCount + 1,
        last: isLastTry(job),
        mustWait,
        correlationId: readCorrelationId(job),
      }),
    );
  }

  async function runLogged(job: Job<object>, work: () => Promise<void>): Promise<void> {
    try {
      const span = {
        name: `job ${job.name}`,
        kind: 'consumer',
        attributes: { 'messaging.destination.name': job.name, 'messaging.message.id': job.id },
        parent: readTrace(job),
      } as const;
      await inSpan(span, () => inLanguage(SOURCE_LANGUAGE, work, languages));
    } catch (error) {
      if (error instanceof JobWaits) throw error;
      log.error(
        { err: error, queue: job.name, job: job.id, correlation_id: readCorrelationId(job) },
        'job failed, it will be tried again',
      );
      throw error;
    }
  }
}
