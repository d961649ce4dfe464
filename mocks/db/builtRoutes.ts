/**
 * Base paths that this application has built. Whatever else stands in the menu is marked `legacy` and opens
 * the page of the former system.
 */
export const builtRoutes: readonly string[] = [
  '/inicio',
  '/agenda',
  '/academia-eprodutor',
  '/integracoes',
  '/propriedade',
  '/configuracao-de-propriedade',
  '/financeiro/cadastros-financeiros',
  '/parceiros',
  '/cadastro-de-produtos',
  '/titulos',
  '/consulta-de-documentos',
  '/comparacao-mapas',
  '/avicultura/dashboard-geral',
  '/equipamentos/cadastro',
  '/sensores/cadastro',
  '/assist',
  '/assist-produtor',
];
