import { z } from 'zod';
import { startTraces } from '@portal/kit';
import { startGateway, type RunningGateway } from './app.ts';
import { readGatewayConfig } from './gateway.config.ts';

async function start(): Promise<RunningGateway> {
  try {
    const config = readGatewayConfig(process.env);
    const endTraces = await startTraces('gateway', process.env);
    const gateway = await startGateway(config);
    const stop = async (): Promise<void> => {
      try {
        await gateway.stop();
      } finally {
        await endTraces();
      }
    };
    return { ...gateway, stop };
  } catch (error) {
    const words =
      error instanceof z.ZodError
        ? z.prettifyError(error)
        : error instanceof Error
          ? error.message
          : String(error);
    console.error(`gateway: ${words}`);
    return process.exit(1);
  }
}

const gateway = await start();

function leave(): void {
  void gateway.stop().finally(() => process.exit(0));
}

process.once('SIGTERM', leave);
process.once('SIGINT', leave);
// The parent process has ended, so this one must end too.
process.once('disconnect', leave);
process.send?.({ type: 'ready', port: gateway.port });
