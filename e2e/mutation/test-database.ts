/** Starts the database of the service tests as their vitest configuration does. */
import path from 'node:path';
import config from '../../vitest.services.config.ts';

type Setup = (project: { provide(key: string, value: unknown): void }) => Promise<() => Promise<void>>;

export interface TestServer {
  /** Values that tests read with `inject`. */
  readonly provided: Readonly<Record<string, unknown>>;
  stop(): Promise<void>;
}

export async function startTestDatabase(): Promise<TestServer> {
  const provided: Record<string, unknown> = {};
  const stops: (() => Promise<void>)[] = [];
  for (const file of [config.test?.globalSetup ?? []].flat()) {
    const { default: setup } = (await import(path.resolve(file))) as { default: Setup };
    stops.push(await setup({ provide: (key, value) => void (provided[key] = value) }));
  }
  return {
    provided,
    async stop() {
      for (const stop of stops) await stop();
    },
  };
}
