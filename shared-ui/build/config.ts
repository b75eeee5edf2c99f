import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import type { BrowserApp } from './app.ts';
import { federationPlugins, RUNTIME_CONSTANTS } from './federation.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { licencesPlugin } from './licences-plugin.ts';
import { NeedsPlugin } from './needs/needs-plugin.ts';
import { pagePlugins } from './page.ts';
import { moduleRules, productionAliases } from './rules.ts';
import { ScriptRetryPlugin } from './script-retry.ts';

export interface ConfigOptions extends BrowserApp {
  /** Where files are written. Default: `dist` in the app's folder. */
  outDir?: string;
  /** Shown in the footer and in error reports. */
  version: string;
  mode: 'production' | 'development';
  /** Address of the app's files; a remote finds its own in production. */
  publicPath?: string;
  /** Source maps in production. Default: off, because writing them slows the start. */
  maps?: boolean;
  /** Leaves webpack's cache on disk; default off, since writing it costs more than a clean build of one app. */
  cache?: boolean;
  /** Version of shared-ui that the app asks the shell for. Default: the present one. */
  sharedUiVersion?: string;
}

/**
 * Bytes of source that several chunks share, from which on they get their own chunk. With webpack's 20,000 a request
 * took 56 scripts of the shell, together no lighter (docs/speed.md).
 */
const SMALLEST_SHARED = 100_000;

/** The one webpack configuration of every app of the portal, shell and remotes alike. */
export function webpackConfig(options: ConfigOptions): webpack.Configuration {
  const development = options.mode === 'development';
  const host = options.role === 'host';
  const folder = host ? 'assets/' : '';
  const file = `${folder}[name]${development ? '' : '.[contenthash:8]'}.js`;
  return {
    name: options.name,
    mode: options.mode,
    target: ['web', 'es2022'],
    context: options.dir,
    devtool: development ? 'cheap-module-source-map' : options.maps ? 'source-map' : false,
    entry: host ? { main: './src/main.ts' } : {},
    output: {
      path: options.outDir ?? path.join(options.dir, 'dist'),
      filename: file,
      chunkFilename: file,
      assetModuleFilename: `${folder}[name].[contenthash:8][ext]`,
      publicPath: options.publicPath ?? (host ? '/' : 'auto'),
      uniqueName: options.name,
      clean: true,
      // A module that throws during evaluation is evaluated again on the next import; otherwise the Try again button
      // could never succeed.
      strictModuleErrorHandling: true,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: development ? {} : productionAliases() },
    module: { rules: moduleRules(development, host) },
    cache: development ? { type: 'memory' } : options.cache ? { type: 'filesystem' } : false,
    optimization: {
      runtimeChunk: false,
      moduleIds: development ? 'named' : 'deterministic',
      splitChunks: {
        chunks: 'async',
        minSize: SMALLEST_SHARED,
        // Libraries are split by use alone: with a chunk for the libraries of each chunk there would be twice as many.
        cacheGroups: { defaultVendors: false },
      },
      // Minifies in this process: worker processes would inherit the caller's arguments, and swc is fast enough without
      // them.
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false, extractComments: false }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    plugins: [
      new webpack.DefinePlugin({
        PORTAL_APP_VERSION: JSON.stringify(options.version),
        PORTAL_DEVELOPMENT: JSON.stringify(development),
        ...(host ? RUNTIME_CONSTANTS : {}),
      }),
      ...(host ? pagePlugins(options, options.version, development) : []),
      ...federationPlugins(options, development, options.sharedUiVersion),
      ...(development
        ? []
        : [
            new IntegrityPlugin(),
            new ScriptRetryPlugin(),
            licencesPlugin(),
            new NeedsPlugin(options, options.sharedUiVersion),
          ]),
      ...(development ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
  };
}
