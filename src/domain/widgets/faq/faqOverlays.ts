import { defineOverlays } from '@/platform/routing/overlays';

export const faqOverlays = defineOverlays({
  faq: { load: () => import('./FaqDialog'), namespaces: ['faq', 'ui'] },
});
