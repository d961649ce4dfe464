import { adminRoutes } from '@/modules/admin/adminRoutes';
import { accountRoutes } from '@/modules/account/accountRoutes';
import { agricultureRoutes } from '@/modules/agriculture/agricultureRoutes';
import { assistRoutes } from '@/modules/assist/assistRoutes';
import { financeRoutes } from '@/modules/finance/financeRoutes';
import { homeRoutes } from '@/modules/home/homeRoutes';
import { integrationsRoutes } from '@/modules/integrations/integrationsRoutes';
import { lotsRoutes } from '@/modules/lots/lotsRoutes';
import { mapRoutes } from '@/modules/map/mapRoutes';
import { monitoringRoutes } from '@/modules/monitoring/monitoringRoutes';
import { planningRoutes } from '@/modules/planning/planningRoutes';
import { publicRoutes } from './publicRoutes';

/** Every page that needs a session. */
export const privateCatalogue = {
  ...homeRoutes,
  ...accountRoutes,
  ...mapRoutes,
  ...financeRoutes,
  ...agricultureRoutes,
  ...lotsRoutes,
  ...monitoringRoutes,
  ...integrationsRoutes,
  ...assistRoutes,
  ...adminRoutes,
  ...planningRoutes,
};

/** Every page of the application by name: guard, titles, breadcrumbs, palette and `href` read it. */
export const routeCatalogue = { ...publicRoutes, ...privateCatalogue };

type Catalogue = typeof routeCatalogue;

declare module '@/platform/routing/routeTypes' {
  interface RouteRegistry extends Catalogue {}
}
