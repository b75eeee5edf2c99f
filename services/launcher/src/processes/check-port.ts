import net from 'node:net';
import { Problem } from '../problem.ts';

/** Checks that the portal's port is free. @throws Problem that says which port is busy */
export function checkPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(
          new Problem(`Port ${port} is in use by another program. Stop it, or set PORT to another number.`),
        );
      } else if (error.code === 'EACCES') {
        reject(new Problem(`Port ${port} may not be used by this user. Set PORT to a number above 1023.`));
      } else {
        reject(new Problem(`HOST ${host} cannot be used: ${error.message}`));
      }
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
