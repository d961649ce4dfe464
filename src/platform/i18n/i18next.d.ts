import 'i18next';
import type common from '@locales/pt-BR/common.json';
import type grid from '@locales/pt-BR/grid.json';
import type forms from '@locales/pt-BR/forms.json';
import type finance from '@locales/pt-BR/finance.json';
import type map from '@locales/pt-BR/map.json';
import type mapDrawing from '@locales/pt-BR/mapDrawing.json';
import type mapView from '@locales/pt-BR/mapView.json';
import type notifications from '@locales/pt-BR/notifications.json';
import type register from '@locales/pt-BR/register.json';
import type home from '@locales/pt-BR/home.json';
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
      common: typeof common;
      grid: typeof grid;
      forms: typeof forms;
      finance: typeof finance;
      map: typeof map;
      mapDrawing: typeof mapDrawing;
      mapView: typeof mapView;
      notifications: typeof notifications;
      register: typeof register;
      home: typeof home;
      session: typeof session;
      shell: typeof shell;
      chart: typeof chart;
      sheet: typeof sheet;
      viewer: typeof viewer;
      ui: typeof ui;
    };
  }
}
