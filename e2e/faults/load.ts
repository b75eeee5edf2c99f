/** People work while a fault occurs; each acknowledged write is recorded. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PortalClient } from '../client/portal-client.ts';

export interface Work {
  /** Titles of projects that were created with 201. */
  readonly created: string[];
  /** Ids of requests that were decided with 200. */
  readonly decided: number[];
  /** Calls without an answer or with a 5xx. Their effect is unknown, but it must be complete or absent. */
  readonly lost: string[];
}

export interface WorkOptions {
  readonly investigator: PortalClient;
  readonly administrator: PortalClient;
  /** Requests that wait for a decision. */
  readonly waiting: number[];
  /** The owner's email for each request; the mail of the decision goes there and to a separate address. */
  readonly addresses: ReadonlyMap<number, string>;
  readonly marker: string;
}

/** Works in four parallel loops until `stopped` returns true. */
export async function work(options: WorkOptions, stopped: () => boolean): Promise<Work> {
  const done: Work = { created: [], decided: [], lost: [] };
  const attempt = async (
    what: string,
    call: () => Promise<{ status: number }>,
    acknowledged: () => void,
  ): Promise<void> => {
    const status = await call().then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200 || status === 201) acknowledged();
    else if (status === 0 || status >= 500) {
      done.lost.push(what);
      await sleep(100);
    } else throw new Error(`${what} was answered with ${status}`);
  };

  const create = async (loop: number): Promise<void> => {
    for (let number = 0; !stopped(); number += 1) {
      const title = `${options.marker} ${loop}-${number}`;
      await attempt(
        title,
        () =>
          options.investigator.call('POST /project/', {
            title,
            abstract: 'Made while something broke.',
            non_autism_research: false,
          }),
        () => done.created.push(title),
      );
    }
  };
  const decide = async (): Promise<void> => {
    while (!stopped()) {
      const id = options.waiting.shift();
      if (id === undefined) return;
      const email = {
        to: [options.addresses.get(id), `decision-${id}@example.test`],
        subject: `Decision ${id}`,
        body: '<p>Please revise.</p>',
      };
      await attempt(
        `decision ${id}`,
        () => options.administrator.call(`POST /request/${id}/decision/`, { status: 6, email }),
        () => done.decided.push(id),
      );
      await sleep(150);
    }
  };
  await Promise.all([create(1), create(2), create(3), decide()]);
  return done;
}
