import { z } from 'zod';
import { startFakes } from './app.ts';

const port = z.coerce.number().int().min(0).max(65_535).default(0);
const environment = z.object({ DATA_DIR: z.string().min(1), SERVICE_PORT: port, SMTP_PORT: port });

const { DATA_DIR, SERVICE_PORT, SMTP_PORT } = environment.parse(process.env);
const fakes = await startFakes({ dataDir: DATA_DIR, httpPort: SERVICE_PORT, smtpPort: SMTP_PORT });

function leave(): void {
  void fakes.stop().finally(() => process.exit(0));
}

process.once('SIGTERM', leave);
process.once('SIGINT', leave);
// The parent process has ended, so this process must end too.
process.once('disconnect', leave);
process.send?.({ type: 'ready', port: fakes.httpPort, smtpPort: fakes.smtp.port });
