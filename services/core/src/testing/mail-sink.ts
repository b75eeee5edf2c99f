/** Runs the mail server in a process of its own, so that it uses no CPU time of the measured service. */
import { createTestMailServer } from './mail-server.ts';

const server = await createTestMailServer();
process.on('message', (asked) => {
  process.send?.(
    asked === 'count' ? server.mails.length : server.mails.map(({ source }) => readHead(source)),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.(server.url);

/** Reads the Subject and Message-ID headers. */
function readHead(source: string): { subject: string; id: string } {
  const read = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1]?.trim() ?? '';
  return { subject: read('Subject'), id: read('Message-ID') };
}
