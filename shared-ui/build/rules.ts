import { createRequire } from 'node:module';
import path from 'node:path';
import type webpack from 'webpack';
import { CATALOGUE } from './words/read-catalogues.ts';

const require = createRequire(import.meta.url);

const PACKS = /[\\/]src[\\/]texts[\\/]packs[\\/][\w-]+\.ts$/;
/** The module that lists what the shell provides to the apps. */
const PROVIDED = /[\\/]shell[\\/]src[\\/]remotes[\\/]provided\.ts$/;
/** Where the component libraries list the parts of each component. */
const ANATOMIES = /[\\/]node_modules[\\/].*[\\/](?:[\w-]+\.)?anatomy\.m?js$/;
const loader = (name: string): string => path.join(import.meta.dirname, `${name}.ts`);

/** TypeScript and JSX by swc. Types are checked by `npm run types`, never here. */
export function moduleRules(development: boolean, host: boolean): webpack.RuleSetRule[] {
  return [
    { test: CATALOGUE, type: 'javascript/auto', use: loader('words/catalogue-loader') },
    { test: PACKS, type: 'javascript/auto', use: { loader: loader('words/pack-loader'), options: { host } } },
    {
      test: PROVIDED,
      type: 'javascript/auto',
      use: { loader: loader('provided-loader'), options: { development } },
    },
    { test: ANATOMIES, use: loader('pure-anatomy-loader') },
    {
      test: /\.tsx?$/,
      exclude: [/node_modules/, CATALOGUE, PACKS, PROVIDED],
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

/** The package entry of the router selects its development build; these aliases select the production files. */
export function productionAliases(): Record<string, string> {
  const router = require.resolve('react-router/package.json').replace(/package\.json$/, 'dist/production/');
  return {
    'react-router/dom$': `${router}dom-export.mjs`,
    'react-router$': `${router}index.mjs`,
  };
}
