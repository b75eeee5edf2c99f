/** Stores a file that arrives in pieces, in the same folder as complete files. */
import { chmod, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkKey } from './file-store.ts';
import type { AppendResult, PieceStore } from './pieces.ts';

export function createDiskPieces(folder: string): PieceStore {
  const findPlace = (key: string): string => path.join(folder, checkKey(key));
  const findGrowing = (key: string): string => `${findPlace(key)}.upload`;
  return {
    async begin(key) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      await (await open(findGrowing(key), 'wx', 0o600)).close();
      return {};
    },
    async append({ key, receipt }, offset, content): Promise<AppendResult> {
      const handle = await open(findGrowing(key), 'r+');
      let received = offset;
      let fault: unknown;
      try {
        // Bytes beyond `offset` come from a call that stopped before it was recorded. They are cut off, because the
        // sender sends them again.
        await handle.truncate(offset);
        for await (const chunk of content) {
          for (let done = 0; done < chunk.length;) {
            const { bytesWritten } = await handle.write(chunk, done, chunk.length - done, received);
            done += bytesWritten;
            received += bytesWritten;
          }
        }
      } catch (error) {
        fault = error;
      }
      try {
        // Flush to disk first: when the machine crashes, a row that says "received" must still have its bytes.
        await handle.datasync();
      } finally {
        await handle.close();
      }
      return { received, receipt, ...(fault === undefined ? {} : { fault }) };
    },
    async finish({ key, size }) {
      const whole = await stat(findPlace(key)).catch(() => undefined);
      if (whole?.size === size) return;
      await rename(findGrowing(key), findPlace(key));
    },
    abandon: ({ key }) => rm(findGrowing(key), { force: true }),
  };
}
