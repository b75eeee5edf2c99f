import { createRequire } from 'node:module';
import path from 'node:path';
import { openApiDocument } from '@portal/kit';
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
/** A file of its own, because the policy allows no script inside a page. */
const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true, tryItOutEnabled: true });\n`;

/** `/api/docs` and `/api/openapi.json`, made from the contract and served without any other origin. */
export function apiDocs(version: string): Middleware {
  let document: string | undefined;
  const library = createFolderFiles();
  return async (context, next) => {
    const { path: pathname } = context;
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    if (pathname === '/api/openapi.json') {
      document ??= JSON.stringify(openApiDocument({ title: 'Portal API', version }));
      context.set('Cache-Control', 'no-cache');
      context.type = 'json';
      context.body = document;
      return undefined;
    }
    if (pathname === '/api/docs' || pathname === '/api/docs/') return answer('html', PAGE);
    if (pathname === '/api/docs/start.js') return answer('js', START);
    const name = pathname.slice('/api/docs/'.length);
    if (pathname.startsWith('/api/docs/') && LIBRARY.has(name)) {
      if (await library.send(context, { folder: FOLDER, name }, 'revalidate')) return undefined;
    }
    return next();

    function answer(type: string, body: string): undefined {
      context.set('Cache-Control', 'no-cache');
      context.type = type;
      context.body = body;
      return undefined;
    }
  };
}
