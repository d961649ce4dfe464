import { accessHandlers } from './admin/access';
import { customersHandlers } from './admin/customers';
import { financialHandlers } from './admin/financial';
import { helpCenterHandlers } from './admin/helpCenter';
import { dfeHandlers } from './admin/dfe';
import { miscHandlers } from './admin/misc';
import { searchHandlers } from './admin/search';

/** The calls of the administration area, by its groups. */
export const adminHandlers = [
  ...accessHandlers,
  ...customersHandlers,
  ...financialHandlers,
  ...helpCenterHandlers,
  ...dfeHandlers,
  ...miscHandlers,
  ...searchHandlers,
];
