/** Work of this service in the background: what features begin, and how they answer. */
import { operationRoutes } from '@portal/kit';
import { StaffOperationModel } from '../../models/index.ts';

export const operations = operationRoutes('staff', StaffOperationModel);
