/** An app of the day of 1.0.0. It stays as it is: what is built already cannot follow a change. */
export default {
  name: 'mfe-tissue',
  routes: [{ path: 'abn-dashboard', lazy: () => import('./ReleasedPage.js') }],
  navigation: [],
  homePanels: [
    {
      id: 'released',
      title: 'Of a released app',
      roles: ['abn_proj_mgr'],
      order: 1,
      lazy: () => import('./ReleasedPanel.js'),
    },
  ],
};
