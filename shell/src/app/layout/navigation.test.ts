import type { RemoteEntry } from '@portal/contract/remotes';
import { afterEach, expect, it } from 'vitest';
import { headerNavigation, publicNavigation } from './navigation.ts';

const APP: RemoteEntry = {
  name: 'mfe_sample',
  label: 'Sample',
  version: '1',
  manifest: '/mfe/sample/1/mf-manifest.json',
  integrity: 'sha384-sample',
  routes: [],
  navigation: [
    {
      label: 'Requests',
      labels: { es: 'Solicitudes' },
      path: '/request',
      roles: ['primary_researcher'],
      order: 1,
    },
    { label: 'Reviews', path: '/review', roles: ['primary_researcher'], order: 2 },
    { label: 'Data', labels: { es: 'Datos' }, path: '/data', roles: [], order: 1, menu: 'public' },
  ],
};
afterEach(() => {
  document.documentElement.lang = 'en';
});

it('has the labels of the language of the page, and English where an app has none', () => {
  const labels = () => headerNavigation([APP], 'primary_researcher').main.map(({ label }) => label);
  expect(labels()).toEqual(['Requests', 'Reviews']);
  document.documentElement.lang = 'es';
  expect(labels()).toEqual(['Solicitudes', 'Reviews']);
  expect(publicNavigation([APP], []).map(({ label }) => label)).toEqual(['Datos']);
});
