import { createRequire } from 'node:module';
import path from 'node:path';
import type webpack from 'webpack';
import { CATALOGUE } from './words/read-catalogues.ts';

const require = createRequire(import.meta.url);

const PACKS = /[\\/]src[\\/]texts[\\/]packs[\\/][\w-]+\.ts$/;
const loader = (name: string): string => path.join(import.meta.dirname, 'words', `${name}.ts`);

/** TypeScript and JSX by swc. Types are checked by `npm run types`, never here. */
export function moduleRules(development: boolean, host: boolean): webpack.RuleSetRule[] {
  return [
    { test: CATALOGUE, type: 'javascript/auto', use: loader('catalogue-loader') },
    { test: PACKS, type: 'javascript/auto', use: { loader: loader('pack-loader'), options: { host } } },
    {
      test: /\.tsx?$/,
      exclude: [/node_modules/, CATALOGUE, PACKS],
      use: {
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development, refresh: development } },
          },
        },
      },
    },
  ];
}

/**
 * The router's package entry picks its development build; named files pick the production one. The federation plugin
 * names the CommonJS file of its helper, which would bring a second copy of the whole federation runtime.
 */
export function productionAliases(): Record<string, string> {
  const enhanced = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  const helper = enhanced.resolve('@module-federation/inject-external-runtime-core-plugin');
  const router = require.resolve('react-router/package.json').replace(/package\.json$/, 'dist/production/');
  return {
    'react-router/dom$': `${router}dom-export.mjs`,
    'react-router$': `${router}index.mjs`,
    [helper]: helper.replace(/\.cjs$/, '.js'),
  };
}
