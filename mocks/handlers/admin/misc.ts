import { customerClassifications } from './classifications';
import { managerHandlers } from './managers';
import { portfolioHandlers } from './portfolio';
import { solicitationHandlers } from './solicitations';

export const miscHandlers = [
  ...customerClassifications,
  ...managerHandlers,
  ...portfolioHandlers,
  ...solicitationHandlers,
];
