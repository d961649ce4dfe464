import 'i18next';
import type common from '@locales/pt-BR/common.json';
import type home from '@locales/pt-BR/home.json';
import type map from '@locales/pt-BR/map.json';
import type register from '@locales/pt-BR/register.json';
import type session from '@locales/pt-BR/session.json';
import type shell from '@locales/pt-BR/shell.json';
import type ui from '@locales/pt-BR/ui.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      home: typeof home;
      map: typeof map;
      register: typeof register;
      session: typeof session;
      shell: typeof shell;
      ui: typeof ui;
    };
  }
}
