/**
 * The addresses of the pages behind the sign-in, which the router asks for before it sends somebody without a session
 * there or to the 404 page. Apart from the catalogue that holds them too: that one comes with all that stands inside,
 * and the sign-in would wait for it.
 */
export const privatePaths: readonly string[] = [
  '/inicio',
  '/agenda',
  '/academia-eprodutor',
  '/perfil/:id?',
  '/propriedade/:type?/:id?',
  '/configuracao-de-propriedade/:id?',
  '/financeiro/cadastros-financeiros/:id?/:registro?',
  '/parceiros/:registro?',
  '/cadastro-de-produtos/:id?',
  '/titulos',
  '/consulta-de-documentos',
  '/comparacao-mapas',
  '/avicultura/dashboard-geral/:lotId?',
  '/equipamentos/cadastro',
  '/sensores/cadastro',
  '/integracoes/:partnerId?',
  '/assist/:id?',
  '/assist/:id/documento/:documentId',
  '/assist-produtor',
  '/administracao-react/:id?/:registro?',
];
