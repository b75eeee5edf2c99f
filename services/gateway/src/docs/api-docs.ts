import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Middleware } from 'koa';
import { createFolderFiles } from '../static/static-files.ts';

const FOLDER = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const LIBRARY = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']);

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Portal API</title>
<link rel="icon" href="/api/docs/favicon-32x32.png"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="api"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>
`;
/** A separate file, because the content security policy allows no script inside a page. */
const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true, tryItOutEnabled: true });\n`;

/** Shared buffers. With text, each of 300 slow readers had its own copy, and the gateway stopped for 7 s. */
interface ApiDocument {
  readonly plain: Buffer;
  readonly packed: Buffer;
}

async function makeDocument(version: string): Promise<ApiDocument> {
  const thread = new Worker(new URL('api-document.thread.ts', import.meta.url), {
    workerData: { version },
    env: {},
  });
  try {
    const [made] = (await once(thread, 'message')) as [Record<keyof ApiDocument, Uint8Array<ArrayBuffer>>];
    return { plain: Buffer.from(made.plain.buffer), packed: Buffer.from(made.packed.buffer) };
  } finally {
    await thread.terminate();
  }
}

/** Serves `/api/docs` and `/api/openapi.json`, generated from the contract, without any other origin. */
export function apiDocs(version: string): Middleware {
  let document: Promise<ApiDocument> | undefined;
  const library = createFolderFiles();
  return async (context, next) => {
    const { path: pathname } = context;
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    if (pathname === '/api/openapi.json') {
      // After a failure the next call tries again.
      document ??= makeDocument(version).catch((error: unknown) => {
        document = undefined;
        throw error;
      });
      const { plain, packed } = await document;
      const isPacked = context.acceptsEncodings('gzip', 'identity') === 'gzip';
      context.vary('Accept-Encoding');
      if (isPacked) context.set('Content-Encoding', 'gzip');
      answer('json', isPacked ? packed : plain);
      return undefined;
    }
    if (pathname === '/api/docs' || pathname === '/api/docs/') return answer('html', PAGE);
    if (pathname === '/api/docs/start.js') return answer('js', START);
    const name = pathname.slice('/api/docs/'.length);
    if (pathname.startsWith('/api/docs/') && LIBRARY.has(name)) {
      if (await library.send(context, { folder: FOLDER, name }, 'revalidate')) return undefined;
    }
    return next();

    function answer(type: string, body: string | Buffer): undefined {
      context.set('Cache-Control', 'no-cache');
      context.type = type;
      context.body = body;
      return undefined;
    }
  };
}
