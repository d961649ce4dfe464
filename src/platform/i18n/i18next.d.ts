import 'i18next';
import type common from '@locales/pt-BR/common.json';
import type grid from '@locales/pt-BR/grid.json';
import type forms from '@locales/pt-BR/forms.json';
import type home from '@locales/pt-BR/home.json';
import type session from '@locales/pt-BR/session.json';
import type shell from '@locales/pt-BR/shell.json';
import type ui from '@locales/pt-BR/ui.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      grid: typeof grid;
      forms: typeof forms;
      home: typeof home;
      session: typeof session;
      shell: typeof shell;
      ui: typeof ui;
    };
  }
}
