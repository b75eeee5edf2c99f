import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline, type Transform } from 'node:stream';
import type { Dispatcher, Pool } from 'undici';
import type { Timeouts } from '../limits/timeouts.ts';
import { COMPRESSED, createCompressor, isCompressed } from './compress-answer.ts';
import { responseHeaders } from './headers.ts';
import { cutSlowReader, paced } from './pace.ts';
import type { Outcome, ProxyRequest } from './proxy-request.ts';

/** Maximum buffered bytes of a call's answer, so that a slow reader does not occupy a connection of the service. */
const CALL_BUFFER_BYTES = 1024 * 1024;

/** Writes the head of the answer to the caller. */
export function writeHead(
  { request, response }: ProxyRequest,
  status: number,
  { 'content-length': length, ...answered }: IncomingHttpHeaders,
  compresses = false,
): void {
  response.writeHead(status, {
    ...responseHeaders(answered),
    ...(compresses ? COMPRESSED : length === undefined ? {} : { 'content-length': length }),
    // The rest of a refused upload is not read, so the connection closes after the answer.
    ...(request.complete ? {} : { connection: 'close' }),
  });
}

/**
 * Most answers to calls arrive in one piece and are written in one. A pair of streams with timers would cost the
 * gateway more than everything else that it does for a call. Other answers are streamed.
 */
export function relayAnswer(pool: Pool, proxyRequest: ProxyRequest, timeouts: Timeouts): Promise<Outcome> {
  const { response, method, path, headers } = proxyRequest;
  // Calls have no streamed body; uploads take the other path.
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
  /** The answer if it arrived in one piece. */
  #whole: Buffer | undefined;
  /** The stream if it arrives in several pieces. */
  #flow: Transform | undefined;

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
    // An informational status such as 103 Early Hints is not the answer.
    if (status < 200) return;
    this.#status = status;
    this.#answered = answered;
  }

  onResponseData(controller: Dispatcher.DispatchController, part: Buffer): void {
    if (!this.#flow) {
      const compresses = isCompressed(this.#passage.request, this.#answered);
      if (!compresses && Number(this.#answered['content-length']) === part.length) {
        this.#whole = part;
        return;
      }
      this.#flow = this.#beginFlow(compresses).on('drain', () => controller.resume());
    }
    if (!this.#flow.write(part)) controller.pause();
  }

  #beginFlow(compresses: boolean): Transform {
    const response = this.#response;
    writeHead(this.#passage, this.#status, this.#answered, compresses);
    const flow = paced(response, CALL_BUFFER_BYTES, this.#patience);
    if (!compresses) return flow;
    const compressor = createCompressor();
    // An incomplete answer must not look complete, so the connection is destroyed.
    pipeline(compressor, flow, (error) => void (error && response.destroy()));
    return compressor;
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
    // If the socket accepted everything, there is no slow caller to wait for.
    if (response.socket?.writableLength !== 0) cutSlowReader(response, this.#patience);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    const isAnswering = this.#status !== 0;
    // An incomplete answer must not look complete, so the connection is destroyed.
    this.#flow?.destroy(error);
    if (isAnswering) this.#response.destroy();
    this.finish(isAnswering || this.#response.destroyed ? 'abandoned' : 'unreached');
  }
}
