import { resourceRoutes, type Handler } from '@portal/kit';
import type { Branding } from '../../branding.config.ts';
import { assignReviewer, removeReviewer } from './review.commands.ts';
import { reviewResource } from './review.resource.ts';

export const reviewRoutes = (branding: Branding): Handler[] =>
  resourceRoutes(reviewResource, {
    create: (write) => assignReviewer(write, branding),
    remove: removeReviewer,
  });
