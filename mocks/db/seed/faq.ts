/** A topic of the frequent questions: its name, what it is about, then questions with their answers as HTML. */
type TopicSeed = readonly [
  name: string,
  description: string,
  questions: readonly (readonly [question: string, answer: string])[],
];

export const faqTopics: readonly TopicSeed[] = [
  [
    'Primeiros passos',
    'Do primeiro acesso ao primeiro talhão.',
    [
      [
        'Como cadastro minha primeira propriedade?',
        '<p>Abra <strong>Mapa da propriedade</strong> no menu e escolha <em>Nova propriedade</em>.</p><ol><li>Informe nome, município e comunidade rural.</li><li>Vincule as matrículas, se já tiver.</li><li>Desenhe os talhões no mapa.</li></ol>',
      ],
      [
        'Como troco de produtor sem sair do sistema?',
        '<p>Clique no seu nome, no canto superior direito, e escolha outro produtor na lista.</p>',
      ],
      [
        'Esqueci minha senha. O que faço?',
        '<p>Na tela de entrada, clique em <strong>Esqueci minha senha</strong>. O link chega por e-mail e vale por 24 horas.</p>',
      ],
    ],
  ],
  [
    'Financeiro',
    'Lançamentos, contas, notas e conciliação.',
    [
      [
        'Como importo o extrato do banco?',
        '<p>Em <strong>Conciliação bancária</strong>, escolha a conta e envie o arquivo <code>.OFX</code> baixado do seu banco.</p><p>Lançamentos repetidos não são importados de novo.</p>',
      ],
      [
        'O que significam as cores da conciliação?',
        '<ul><li>Verde: conciliado.</li><li>Vermelho: manual, com critério não atendido.</li><li>Laranja: conciliado automaticamente agora.</li></ul>',
      ],
      [
        'Quem precisa entregar o livro-caixa digital (LCDPR)?',
        '<p>O produtor rural pessoa física com receita bruta acima de R$ 4,8 milhões no ano. Veja o <a href="https://www.gov.br/receitafederal">site da Receita Federal</a>.</p>',
      ],
    ],
  ],
  [
    'Mapa e talhões',
    'Propriedades, desenho e importação de áreas.',
    [
      [
        'Por que a área do talhão difere da matrícula?',
        '<p>A área do mapa é medida sobre a imagem de satélite; a da matrícula vem do levantamento topográfico. Pequenas diferenças são normais.</p>',
      ],
      [
        'Posso importar talhões de outro programa?',
        '<p>Sim. São aceitos arquivos <strong>KML</strong> e <strong>GeoJSON</strong>.</p>',
      ],
    ],
  ],
  [
    'Clima e irrigação',
    'Previsão, estações e recomendações de irrigação.',
    [
      [
        'De onde vem a previsão do tempo?',
        '<p>Da Central Agroclimática, por município, hora a hora. A cidade favorita é a que abre primeiro na página inicial.</p>',
      ],
      [
        'Como conecto minha estação meteorológica?',
        '<p>Em <strong>Estações meteorológicas</strong>, vincule a conta do fabricante e escolha a estação padrão.</p>',
      ],
    ],
  ],
  [
    'Avicultura e piscicultura',
    'Lotes, uniformidade e biometria.',
    [
      [
        'Como encerro um lote?',
        '<p>No lote, escolha <em>Encerrar</em>. O lote fica bloqueado até o documento de resultado ser lançado no financeiro.</p>',
      ],
      [
        'O que é uniformidade?',
        '<p>A parte das aves que pesa entre 10 % abaixo e 10 % acima da média. A partir de 80 % o lote é uniforme.</p>',
      ],
    ],
  ],
];
