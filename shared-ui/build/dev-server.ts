import webpack from 'webpack';
import WebpackDevServer, { type RequestHandler } from 'webpack-dev-server';
import { appIn } from './app.ts';
import { webpackConfig } from './config.ts';

export interface DevServerOptions {
  /**
   * Where to forward requests that match no file of this app, for example `http://localhost:8081`. Set it for the
   * shell, which is the entry point of the development portal: `/api`, `/mfe`, `/mailbox` and `/remotes.json` reach the
   * gateway.
   */
  proxyTo?: string;
  /** Base address of the app's files as the browser sees them. Default: `/` for the shell, else `http://localhost:<port>/`. */
  publicPath?: string;
  /** Responses that this server produces itself as JSON, by path. */
  answers?: Readonly<Record<string, () => Promise<string>>>;
}

export interface RunningDevServer {
  /** Address of a remote's manifest, or of the shell's page. */
  url: string;
  stop(): Promise<void>;
}

/** Paths that are forwarded to the gateway and never show a page of the shell. */
const GATEWAY_PATHS = ['/api', '/mfe', '/mailbox', '/remotes.json', '/health', '/metrics'];

/**
 * Serves one app from memory with hot reload; resolves when its first build is done. For a remote, `url` is then the
 * address of its manifest. Put it into the development registry in place of `/mfe/<name>/<version>/mf-manifest.json`,
 * with an empty integrity (a development shell checks neither).
 */
export async function devServer(
  dir: string,
  port: number,
  options: DevServerOptions = {},
): Promise<RunningDevServer> {
  const app = appIn(dir);
  const host = app.role === 'host';
  const publicPath = options.publicPath ?? (host ? '/' : `http://localhost:${port}/`);
  const compiler = webpack(webpackConfig({ ...app, version: 'dev', mode: 'development', publicPath }));
  if (!compiler) throw new Error(`webpack refused the configuration of ${app.name}`);
  const server = new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      hot: true,
      liveReload: false,
      headers: { 'access-control-allow-origin': '*' },
      historyApiFallback: host,
      allowedHosts: 'all',
      setupExitSignals: false,
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      static: false,
      setupMiddlewares: (middlewares) => [
        ...Object.entries(options.answers ?? {}).map(([path, answer]) => ({
          name: path,
          path,
          middleware: answerJson(answer),
        })),
        ...middlewares,
      ],
      ...(options.proxyTo ? { proxy: [{ context: GATEWAY_PATHS, target: options.proxyTo }] } : {}),
    },
    compiler,
  );
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('devServer', () => resolve()));
  await server.start();
  await built;
  return {
    url: host ? `http://localhost:${port}/` : `${publicPath}mf-manifest.json`,
    stop: () => server.stop(),
  };
}

/** An error is returned as plain text, because only developers of the portal read it. */
const answerJson =
  (answer: () => Promise<string>): RequestHandler =>
  (_request, response) => {
    answer().then(
      (body) => response.type('json').send(body),
      (error: unknown) => response.status(500).type('text').send(String(error)),
    );
  };
