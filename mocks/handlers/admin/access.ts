import { menuHandlers } from './access/menus';
import { moduleHandlers } from './access/modules';
import { profileConfigurationHandlers } from './access/profileConfiguration';
import { urlHandlers } from './access/urls';

export const accessHandlers = [
  ...moduleHandlers,
  ...urlHandlers,
  ...menuHandlers,
  ...profileConfigurationHandlers,
];
