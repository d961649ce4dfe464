/**
 * Base paths that this application has built. Whatever else stands in the menu is marked `legacy` and opens
 * the page of the former system.
 */
export const builtRoutes: readonly string[] = [
  '/inicio',
  '/agenda',
  '/academia-eprodutor',
  '/propriedade',
  '/configuracao-de-propriedade',
  '/financeiro/cadastros-financeiros',
  '/titulos',
  '/consulta-de-documentos',
  '/comparacao-mapas',
  '/avicultura/dashboard-geral',
  '/assist',
  '/assist-produtor',
];
