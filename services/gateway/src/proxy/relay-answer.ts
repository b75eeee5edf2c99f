import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { PassThrough } from 'node:stream';
import type { Dispatcher, Pool } from 'undici';
import type { Timeouts } from '../limits/timeouts.ts';
import { responseHeaders } from './headers.ts';
import { cutWhenStill, paced } from './pace.ts';
import type { Outcome, ProxyRequest } from './proxy-request.ts';

/** Of an answer to a call as much is buffered here, so that a slow reader occupies none of the service's connections. */
const CALL_BUFFER_BYTES = 1024 * 1024;

/** Begins the answer to the caller. */
export function writeHead(
  { request, response }: ProxyRequest,
  status: number,
  answered: IncomingHttpHeaders,
): void {
  response.writeHead(status, {
    ...responseHeaders(answered),
    // The rest of a refused upload is not worth reading: the connection ends with the answer.
    ...(request.complete ? {} : { connection: 'close' }),
  });
}

/**
 * Nearly all answers to calls come in one piece and are written in one: a pair of streams with their timers costs the
 * gateway more than everything else that it does for a call. Others flow on as they come.
 */
export function relayAnswer(pool: Pool, proxyRequest: ProxyRequest, timeouts: Timeouts): Promise<Outcome> {
  const { response, method, path, headers } = proxyRequest;
  // Uploads are no calls.
  const body = proxyRequest.body === 'upload' ? null : proxyRequest.body;
  return new Promise((resolve) => {
    const relay = new Relay(proxyRequest, timeouts, resolve);
    response.once('close', relay.onCallerGone);
    try {
      pool.dispatch({ method, path, headers, body }, relay);
    } catch {
      relay.finish('unreached');
    }
  });
}

class Relay implements Dispatcher.DispatchHandler {
  readonly #passage: ProxyRequest;
  readonly #patience: Timeouts;
  readonly #resolve: (outcome: Outcome) => void;
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #answered: IncomingHttpHeaders = {};
  /** The answer, where it came in one piece. */
  #whole: Buffer | undefined;
  /** Where it comes in several. */
  #flow: PassThrough | undefined;

  constructor(proxyRequest: ProxyRequest, timeouts: Timeouts, resolve: (outcome: Outcome) => void) {
    this.#passage = proxyRequest;
    this.#patience = timeouts;
    this.#resolve = resolve;
  }

  get #response(): ServerResponse {
    return this.#passage.response;
  }

  readonly onCallerGone = (): void => {
    if (!this.#response.writableFinished) this.#controller?.abort(new Error('the caller left'));
    this.finish('abandoned');
  };

  finish(outcome: Outcome): void {
    this.#response.off('close', this.onCallerGone);
    this.#resolve(outcome);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#response.destroyed) controller.abort(new Error('the caller left'));
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    answered: IncomingHttpHeaders,
  ): void {
    // A word on the way, such as 103 Early Hints, is no answer.
    if (status < 200) return;
    this.#status = status;
    this.#answered = answered;
  }

  onResponseData(controller: Dispatcher.DispatchController, part: Buffer): void {
    if (!this.#flow && Number(this.#answered['content-length']) === part.length) {
      this.#whole = part;
      return;
    }
    this.#flow ??= this.#beginFlow(controller);
    if (!this.#flow.write(part)) controller.pause();
  }

  #beginFlow(controller: Dispatcher.DispatchController): PassThrough {
    writeHead(this.#passage, this.#status, this.#answered);
    return paced(this.#response, CALL_BUFFER_BYTES, this.#patience).on('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    if (this.#flow) this.#flow.end();
    else this.#write();
    this.finish('sent');
  }

  #write(): void {
    const response = this.#response;
    if (response.destroyed) return;
    writeHead(this.#passage, this.#status, this.#answered);
    response.end(this.#whole);
    // Where the line took all of it there is no one to wait for.
    if (response.socket?.writableLength !== 0) cutWhenStill(response, this.#patience);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    const isAnswering = this.#status !== 0;
    // Half an answer must not look like a whole one.
    this.#flow?.destroy(error);
    if (isAnswering) this.#response.destroy();
    this.finish(isAnswering || this.#response.destroyed ? 'abandoned' : 'unreached');
  }
}
