import { MENU_ICONS } from '@/domain/menu/menuIcons';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { platformColumns } from '../../platformColumns';
import type { ModuleValues } from '../accessSchemas';
import { Module } from '../accessWire';

const schemas = () => import('../accessSchemas');

/**
 * Modules: the first level of the side navigation, and what a customer contracts. Name and icon are what the
 * navigation shows, the constant filter is what notices, notifications and permissions know the module by
 * (`moduleConstantFilter`), the order is its place from above.
 */
export const modules = defineRegister<Module, Module, ModuleValues>({
  module: 'admin',
  namespace: 'adminAccess',
  name: 'modules',
  invalidates: ['modules'],
  slug: 'modulo',
  calls: registerCalls<Module, Module, ModuleValues>('Module', {
    row: Module,
  }),
  columns: [
    { field: 'showOrder', width: 100 },
    { field: 'name', identifying: true },
    { field: 'constantFilter', width: 190 },
    { field: 'moduleTypeName', width: 150 },
    { field: 'iconName', kind: 'icon', icons: MENU_ICONS, width: 190 },
    { field: 'menuCount', kind: 'number', decimals: 0, width: 110, total: 'sum' },
    ...platformColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 60, format: false },
    { name: 'constantFilter', kind: 'text', required: true, maxLength: 60, helper: true },
    { name: 'iconName', kind: 'icon', icons: MENU_ICONS, required: true, span: 8 },
    { name: 'showOrder', kind: 'integer', helper: true, span: 4 },
    {
      name: 'moduleTypeId',
      kind: 'select',
      required: true,
      helper: true,
      Options: lookupOptions('moduleTypes', undefined),
      span: 8,
    },
  ],
  schema: () => schemas().then((all) => all.moduleFormSchema),
  nameOf: (row) => row.name,
  unique: ['constantFilter'],
  isActive: (row) => row.active,
  bulkFields: ['moduleTypeId', 'iconName'],
});
