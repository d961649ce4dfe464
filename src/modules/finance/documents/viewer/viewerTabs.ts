/** The tabs of the viewer in their order, as the address names them. */
export const VIEWER_TABS = [
  'capa',
  'itens',
  'dados-adicionais',
  'rateio',
  'titulo',
  'baixas',
  'detalhes',
] as const;
export type ViewerTab = (typeof VIEWER_TABS)[number];

/** The tab of an address; what names none is the first one. */
export function tabOf(text: string | undefined): ViewerTab {
  return VIEWER_TABS.find((tab) => tab === text) ?? 'capa';
}
