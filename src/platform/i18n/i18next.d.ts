import 'i18next';
import type account from '@locales/pt-BR/account.json';
import type adminAccess from '@locales/pt-BR/adminAccess.json';
import type adminCustomers from '@locales/pt-BR/adminCustomers.json';
import type adminFinancial from '@locales/pt-BR/adminFinancial.json';
import type adminHelpCenter from '@locales/pt-BR/adminHelpCenter.json';
import type adminDfe from '@locales/pt-BR/adminDfe.json';
import type adminMisc from '@locales/pt-BR/adminMisc.json';
import type assist from '@locales/pt-BR/assist.json';
import type assistDocument from '@locales/pt-BR/assistDocument.json';
import type assistProducer from '@locales/pt-BR/assistProducer.json';
import type common from '@locales/pt-BR/common.json';
import type grid from '@locales/pt-BR/grid.json';
import type forms from '@locales/pt-BR/forms.json';
import type faq from '@locales/pt-BR/faq.json';
import type forecast from '@locales/pt-BR/forecast.json';
import type fiscal from '@locales/pt-BR/fiscal.json';
import type finance from '@locales/pt-BR/finance.json';
import type map from '@locales/pt-BR/map.json';
import type mapDrawing from '@locales/pt-BR/mapDrawing.json';
import type mapView from '@locales/pt-BR/mapView.json';
import type notifications from '@locales/pt-BR/notifications.json';
import type register from '@locales/pt-BR/register.json';
import type home from '@locales/pt-BR/home.json';
import type invoices from '@locales/pt-BR/invoices.json';
import type session from '@locales/pt-BR/session.json';
import type shell from '@locales/pt-BR/shell.json';
import type chart from '@locales/pt-BR/chart.json';
import type sheet from '@locales/pt-BR/sheet.json';
import type viewer from '@locales/pt-BR/viewer.json';
import type ui from '@locales/pt-BR/ui.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      adminAccess: typeof adminAccess;
      adminCustomers: typeof adminCustomers;
      adminFinancial: typeof adminFinancial;
      adminHelpCenter: typeof adminHelpCenter;
      adminDfe: typeof adminDfe;
      adminMisc: typeof adminMisc;
      assist: typeof assist;
      assistDocument: typeof assistDocument;
      assistProducer: typeof assistProducer;
      common: typeof common;
      grid: typeof grid;
      forms: typeof forms;
      faq: typeof faq;
      forecast: typeof forecast;
      fiscal: typeof fiscal;
      finance: typeof finance;
      map: typeof map;
      mapDrawing: typeof mapDrawing;
      mapView: typeof mapView;
      notifications: typeof notifications;
      register: typeof register;
      home: typeof home;
      invoices: typeof invoices;
      session: typeof session;
      shell: typeof shell;
      chart: typeof chart;
      sheet: typeof sheet;
      viewer: typeof viewer;
      ui: typeof ui;
    };
  }
}
