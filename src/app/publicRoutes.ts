import { sessionRoutes } from '@/modules/session/sessionRoutes';
import { shellRoutes } from '@/shell/shellRoutes';

/** The pages that need no session: all that the start bundle knows of the catalogue. */
export const publicRoutes = { ...sessionRoutes, ...shellRoutes };
