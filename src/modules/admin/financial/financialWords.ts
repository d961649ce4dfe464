/** Words of the wire that the forms of this group choose among. */
export const NATURES = ['IN', 'OUT'] as const;

export const MOVEMENT_CLASSIFICATIONS = [
  'AGRICULTURAL_PRODUCTS',
  'AGRICULTURAL_PRODUCT_PERMANENT_CULTURE',
  'AFFORESTATION',
  'OLERICULTURE',
  'ANIMAL_PRODUCTS',
  'STORAGE',
] as const;

export const CURRENCY_CLASSIFICATIONS = ['PRODUCT', 'CURRENCY'] as const;
