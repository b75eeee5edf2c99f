import type { Request } from '@portal/contract';
import { RequestCollection } from '@portal/shared-ui/collection';

/** The donors of a tissue request as they were handed in (spec 2 section 2.4). */
export const CollectionTab = ({ request }: { request: Request }) => <RequestCollection request={request} />;
