import { defineRoutes } from '@/platform/routing/defineRoutes';

export const mapRoutes = defineRoutes({});
