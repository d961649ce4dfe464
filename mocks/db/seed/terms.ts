/** The two versions of the terms: accounts accepted the second one, `termos` only the first. */
export const termsOfUse: readonly { htmlCode: string; daysAgo: number }[] = [
  {
    daysAgo: 420,
    htmlCode: '<h1>Termos de uso</h1><p>Versão anterior dos termos de uso da plataforma eProdutor.</p>',
  },
  {
    daysAgo: 12,
    htmlCode: [
      '<h1>Termos de uso da plataforma eProdutor</h1>',
      '<p>Estes termos regem o uso da plataforma eProdutor, sistema de gestão rural destinado a produtores, suas equipes e consultores. Ao continuar, você declara que leu e aceita as condições abaixo.</p>',
      '<h2>1. Conta de acesso</h2>',
      '<p>O acesso é pessoal e protegido por senha. O administrador da conta convida os demais usuários, define o perfil de cada um e responde pelas permissões que concede.</p>',
      '<h2>2. Dados da propriedade</h2>',
      '<p>Os dados de propriedades, talhões, lotes e finanças pertencem ao produtor. Eles são usados para prestar o serviço contratado e <strong>não são vendidos a terceiros</strong>.</p>',
      '<ul><li>O produtor pode exportar seus dados a qualquer momento.</li><li>O compartilhamento com consultores depende de autorização expressa e pode ser revogado.</li><li>O suporte remoto só acessa a conta depois de liberado pelo usuário.</li></ul>',
      '<h2>3. Proteção de dados pessoais</h2>',
      '<p>O tratamento de dados pessoais segue a Lei nº 13.709/2018 (LGPD). Pedidos de acesso, correção ou exclusão são atendidos pelo canal de atendimento da plataforma.</p>',
      '<h2>4. Informações técnicas e financeiras</h2>',
      '<p>Cotações, previsões do tempo e indicadores são informativos. A decisão de plantio, manejo ou comercialização continua sendo do produtor e de seu responsável técnico.</p>',
      '<h2>5. Vigência</h2>',
      '<p>Estes termos valem por prazo indeterminado. Mudanças relevantes serão apresentadas para novo aceite no primeiro acesso após a publicação.</p>',
    ].join(''),
  },
];
