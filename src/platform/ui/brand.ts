/** The product's name, as the installation calls it. */
export const BRAND: string = import.meta.env.VITE_BRAND_NAME || 'eProdutor';
