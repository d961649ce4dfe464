import { ruralInvoiceCalls } from './ruralInvoices/invoices';
import { ruralRegisterHandlers } from './ruralInvoices/registers';
import { ruralInvoiceEvents } from './ruralInvoiceEvents';

/** The rural invoice: NF-e 55 of a producer, and the registers of its own. */
export const ruralInvoiceHandlers = [...ruralInvoiceCalls, ...ruralInvoiceEvents, ...ruralRegisterHandlers];
