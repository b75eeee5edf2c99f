import { appIn, webpackConfig } from '@portal/shared-ui/build';

/** For webpack's own command line and editors; the launcher calls `buildApp` instead. */
export default webpackConfig({ ...appIn(import.meta.dirname), version: 'dev', mode: 'production' });
