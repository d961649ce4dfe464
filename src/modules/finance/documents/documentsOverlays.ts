import { defineOverlays } from '@/platform/routing/overlays';

/** The viewer of one document: `janela=documento` with its id, its movement and, if wanted, a tab. */
export const documentsOverlays = defineOverlays({
  documento: {
    load: () => import('./viewer/DocumentViewer'),
    namespaces: ['financeDocuments', 'sheet', 'grid', 'forms'],
  },
});
