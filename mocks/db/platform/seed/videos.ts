export const VIDEO_TOPICS: readonly [name: string, description: string, subtopics: readonly string[]][] = [
  ['Primeiros passos', 'Entrar, escolher o produtor e conhecer as telas.', ['Tela inicial', 'Minha conta']],
  [
    'Propriedade e mapas',
    'Propriedades, centros de custo e talhões.',
    ['Cadastro de áreas', 'Desenho no mapa'],
  ],
  ['Financeiro', 'Contas, títulos e fluxo de caixa.', ['Cadastros', 'Dia a dia financeiro']],
  ['Lotes', 'Avicultura e piscicultura do alojamento ao resultado.', ['Avicultura', 'Piscicultura']],
  ['Agricultura', 'Safras, ocorrências e clima.', ['Safra', 'Clima e irrigação']],
];

export const VIDEOS: readonly [id: number, name: string, subtopic: string, minutes: number | null][] = [
  [11, 'Conheça a tela inicial', 'Tela inicial', 4],
  [12, 'Como convidar usuários e dar permissões', 'Minha conta', 6],
  [21, 'Como cadastrar uma propriedade', 'Cadastro de áreas', 7],
  [22, 'Como desenhar talhões no mapa', 'Desenho no mapa', 9],
  [23, 'Como importar áreas em KML', 'Desenho no mapa', 5],
  [24, 'Centros de custo e comunidades rurais', 'Cadastro de áreas', 8],
  [25, 'Como cadastrar uma comunidade rural', 'Cadastro de áreas', 3],
  [31, 'Cadastros financeiros: por onde começar', 'Cadastros', 11],
  [32, 'Fontes de cotação e preços de produtos', 'Cadastros', 6],
  [33, 'Entenda o fluxo de caixa', 'Dia a dia financeiro', 12],
  [34, 'Contas a pagar e a receber no dia a dia', 'Dia a dia financeiro', 10],
  [41, 'Como alojar e fechar um lote', 'Avicultura', 14],
  [42, 'Biometria e ração na piscicultura', 'Piscicultura', 9],
  [51, 'Planejamento da safra em dez minutos', 'Safra', 10],
  [52, 'Como ligar sua estação meteorológica', 'Clima e irrigação', null],
];

/** Videos that the header offers, by page: some pages have one, some several. */
export const LINKED_VIDEOS: readonly (readonly [url: string, videoId: number])[] = [
  ['/inicio', 11],
  ['/propriedade', 21],
  ['/propriedade', 22],
  ['/propriedade', 23],
  ['/configuracao-de-propriedade', 24],
  ['/configuracao-de-propriedade/comunidades-rurais', 25],
  ['/financeiro/cadastros-financeiros', 31],
  ['/financeiro/cadastros-financeiros', 32],
  ['/fluxo-de-caixa', 33],
  ['/titulos', 34],
  ['/avicultura/lote', 41],
];
