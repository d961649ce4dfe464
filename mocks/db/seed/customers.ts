/** Customers in the order of their ids: name, city and state, what the account allows. */
export interface CustomerSeed {
  name: string;
  city: string;
  state: string;
  /** Days of free trial left; a negative number is a trial already over. */
  trialDays?: number;
  free?: true;
  noAssist?: true;
  hasSupport?: true;
  noFavouriteCity?: true;
}

export const customers: readonly CustomerSeed[] = [
  { name: 'AGROPECUARIA SANTA HELENA LTDA', city: 'Toledo', state: 'PR', hasSupport: true },
  { name: 'FAZENDA BELA VISTA DO IGUACU', city: 'Foz do Iguaçu', state: 'PR' },
  {
    name: 'CONDOMINIO AGRICOLA IRMAOS ZANCHETTIN E FILHOS - MATRIZ E FILIAIS',
    city: 'Palotina',
    state: 'PR',
    hasSupport: true,
  },
  { name: 'GRANJA SANTO ANTONIO', city: 'Marechal Cândido Rondon', state: 'PR', noAssist: true },
  { name: 'SITIO AGUA CLARA', city: 'Cascavel', state: 'PR' },
  { name: 'FAZENDA RIO VERDE GRAOS S.A.', city: 'Rio Verde', state: 'GO', hasSupport: true },
  { name: 'AGRICOLA CHAPADAO DO CERRADO LTDA', city: 'Chapadão do Sul', state: 'MS' },
  { name: 'PISCICULTURA VALE DO PIQUIRI', city: 'Nova Aurora', state: 'PR' },
  {
    name: 'GRUPO SORRISO AGRONEGOCIOS, ARMAZENAGEM, TRANSPORTES E PARTICIPACOES S.A.',
    city: 'Sorriso',
    state: 'MT',
  },
  { name: 'FLORESTAL CAMPOS GERAIS LTDA', city: 'Ponta Grossa', state: 'PR' },
  { name: 'AVICULTURA OESTE CATARINENSE', city: 'Chapecó', state: 'SC', noAssist: true },
  { name: 'AGROCENTER PLANALTO CONSULTORIA AGRICOLA LTDA', city: 'Passo Fundo', state: 'RS' },
  { name: 'INTEGRADORA AVES DO OESTE S.A.', city: 'Cafelândia', state: 'PR', noAssist: true },
  { name: 'SITIO RECANTO DAS AGUAS', city: 'Maripá', state: 'PR', trialDays: 7, noAssist: true },
  {
    name: 'CHACARA SAO JOSE',
    city: 'Londrina',
    state: 'PR',
    trialDays: -3,
    noAssist: true,
    noFavouriteCity: true,
  },
  { name: 'JOAO BATISTA PEREIRA', city: 'Guaíra', state: 'PR', free: true, noAssist: true },
  { name: 'FAZENDA TRES IRMAOS', city: 'Dourados', state: 'MS' },
  { name: 'EPRODUTOR ATENDIMENTO E SUPORTE LTDA', city: 'Cascavel', state: 'PR', noAssist: true },
];
