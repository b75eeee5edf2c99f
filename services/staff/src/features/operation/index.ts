/** Background operations of this service: functions to start and answer them. */
import { operationRoutes } from '@portal/kit';
import { StaffOperationModel } from '../../models/index.ts';

export const operations = operationRoutes('staff', StaffOperationModel);
