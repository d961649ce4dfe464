import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { controlHandlers, faultHandler, logHandler } from './control';
import { faqHandlers } from './handlers/faq';
import { adminHandlers } from './handlers/admin';
import { agricultureHandlers } from './handlers/agriculture';
import { agricultureRegisterHandlers } from './handlers/agricultureRegisters';
import { agricultureIrrigationHandlers } from './handlers/agricultureIrrigation';
import { agricultureRotationHandlers } from './handlers/agricultureRotation';
import { soilAnalysisHandlers } from './handlers/soilAnalysis';
import { agricultureStationHandlers } from './handlers/agricultureStations';
import { assistHandlers } from './handlers/assist';
import { accountHandlers } from './handlers/account';
import { customerSolicitationHandlers } from './handlers/customerSolicitations';
import { feedOrderHandlers } from './handlers/feedOrders';
import { financeHandlers } from './handlers/finance';
import { homeHandlers } from './handlers/home';
import { homeCalendarHandlers } from './handlers/homeCalendar';
import { homeNoticeHandlers } from './handlers/homeNotices';
import { homePriceHandlers } from './handlers/homePrices';
import { forecastHandlers } from './handlers/forecast';
import { integrationHandlers } from './handlers/integrations';
import { invoicePatternHandlers } from './handlers/invoicePatterns';
import { invoiceHandlers } from './handlers/invoices';
import { lookupHandlers } from './handlers/lookups';
import { lotHandlers } from './handlers/lots';
import { agricultureAnalysisHandlers } from './handlers/agricultureAnalysis';
import { agricultureRelationHandlers } from './handlers/agricultureRelations';
import { agricultureResultHandlers } from './handlers/agricultureResults';
import { agricultureOccurrenceHandlers } from './handlers/agricultureOccurrences';
import { occurrenceHandlers } from './handlers/occurrences';
import { occurrenceStockHandlers } from './handlers/occurrenceStock';
import { mapHandlers } from './handlers/map';
import { monitoringHandlers } from './handlers/monitoring';
import { notificationHandlers } from './handlers/notifications';
import { notificationSettingHandlers } from './handlers/notificationSettings';
import { planningHandlers } from './handlers/planning';
import { soilReferenceHandlers } from './handlers/soilReferences';
import { ruralInvoiceHandlers } from './handlers/ruralInvoices';
import { sessionHandlers } from './handlers/session';
import { termsHandlers } from './handlers/terms';
import type { DemoRoute } from './route';

const routes: readonly DemoRoute[] = [
  ...controlHandlers,
  ...sessionHandlers,
  ...accountHandlers,
  ...termsHandlers,
  ...mapHandlers,
  ...lookupHandlers,
  ...financeHandlers,
  ...ruralInvoiceHandlers,
  ...agricultureHandlers,
  ...agricultureRegisterHandlers,
  ...soilReferenceHandlers,
  ...agricultureStationHandlers,
  ...agricultureIrrigationHandlers,
  ...agricultureRotationHandlers,
  ...soilAnalysisHandlers,
  ...lotHandlers,
  ...agricultureOccurrenceHandlers,
  ...agricultureAnalysisHandlers,
  ...agricultureRelationHandlers,
  ...agricultureResultHandlers,
  ...occurrenceHandlers,
  ...occurrenceStockHandlers,
  ...feedOrderHandlers,
  ...customerSolicitationHandlers,
  ...monitoringHandlers,
  ...integrationHandlers,
  ...notificationHandlers,
  ...homeHandlers,
  ...homeNoticeHandlers,
  ...homeCalendarHandlers,
  ...homePriceHandlers,
  ...forecastHandlers,
  ...faqHandlers,
  ...notificationSettingHandlers,
  ...adminHandlers,
  ...assistHandlers,
  ...invoiceHandlers,
  ...invoicePatternHandlers,
  ...planningHandlers,
];

/** Whether a handler of its own answers this call. */
export function isKnownCall(method: string, pathname: string): boolean {
  return routes.some((route) => route.fits(method, pathname));
}

const unknownCall = http.all(/.*/, ({ request }) => {
  const { pathname } = new URL(request.url);
  const message = `no demo handler for ${request.method} ${pathname}`;
  return HttpResponse.json({ error: { message } }, { status: 501 });
});

/** All handlers in the order in which they are tried. */
export const handlers: RequestHandler[] = [
  ...controlHandlers,
  logHandler,
  faultHandler,
  ...routes.slice(controlHandlers.length),
  unknownCall,
];

/** Answers one request; without a network between, as the middleware needs it. */
export async function answer(request: Request): Promise<Response> {
  const response = await getResponse(handlers, request, { baseUrl: new URL(request.url).origin });
  if (!response) throw new Error(`No answer for ${request.method} ${request.url}.`);
  return response;
}

// An edited handler is taken over without a restart, so that written data survive.
if (import.meta.hot) import.meta.hot.accept();
