import { cardBrandHandlers } from './financial/cardBrands';
import { integratorHandlers } from './financial/integrators';
import { movementTypeLinkHandlers } from './financial/movementTypeLinks';
import { productQuotationHandlers } from './financial/productQuotations';
import { systemQuotationSourceHandlers } from './financial/quotationSources';

export const financialHandlers = [
  ...integratorHandlers,
  ...movementTypeLinkHandlers,
  ...systemQuotationSourceHandlers,
  ...productQuotationHandlers,
  ...cardBrandHandlers,
];
