import { publicResources as words } from '#texts/public-resources';
import { DatasetCatalogue } from './DatasetListPage.tsx';

/** /public-resources: the catalogue as visitors find it (specification 1 section 2). */
export const Component = () => <DatasetCatalogue title={words.title} summary={words.summary} />;
