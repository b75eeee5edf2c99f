/** Sample files as researchers upload them, and a fake of the service that stores them. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { crc32, deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';

export async function pdfOfPages(count: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let page = 1; page <= count; page += 1)
    pdf.addPage([612, 792]).drawText(`Page ${page}`, { x: 72, y: 720 });
  return Buffer.from(await pdf.save());
}

export async function encryptedPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage([612, 792]);
  pdf.encrypt({ userPassword: 'secret', ownerPassword: 'more secret' });
  return Buffer.from(await pdf.save());
}

/** @param claimed the size written in the header, if it differs from the real size */
export function png(width: number, height: number, claimed = { width, height }): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const framed = Buffer.alloc(named.length + 8);
    framed.writeUInt32BE(data.length, 0);
    named.copy(framed, 4);
    framed.writeUInt32BE(crc32(named), named.length + 4);
    return framed;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(claimed.width, 0);
  head.writeUInt32BE(claimed.height, 4);
  head.set([8, 2], 8);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x90)]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export interface FakeFiles {
  readonly url: string;
  /** File contents by id; other ids get 404. */
  readonly bytes: Map<string, Buffer>;
  /** The requests received, with their authorization header. */
  readonly asked: { readonly path: string; readonly authorization: string | undefined }[];
  stop(): Promise<void>;
}

/** Answers like core: a signed link for a caller who may open the file, and the bytes for that link. */
export async function startFakeFiles(): Promise<FakeFiles> {
  const bytes = new Map<string, Buffer>();
  const asked: { path: string; authorization: string | undefined }[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://core');
    const id = pathname.split('/')[2] ?? '';
    asked.push({ path: pathname, authorization: request.headers.authorization });
    const content = bytes.get(id);
    if (!content) response.writeHead(404).end('{}');
    else if (searchParams.get('signed_url') === 'true') {
      const link = `https://portal.example/api/file/${id}/content/?expires=1&signature=s-${id}`;
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ signed_url: link }));
    } else if (searchParams.get('signature') === `s-${id}`) response.writeHead(200).end(content);
    else response.writeHead(403).end('{}');
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    bytes,
    asked,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
