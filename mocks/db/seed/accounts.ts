import type { Role } from '../types';

export interface LinkSeed {
  /** Place in the list of customers, from 1. */
  customer: number;
  licence: number;
  /** Letters of the modules that the menu shows. */
  modules: string;
  owner?: true;
  role?: Role;
  /** Single pages granted besides the modules. */
  pages?: readonly string[];
  listedOnly?: true;
}

export interface AccountSeed {
  account: string;
  name: string;
  /** What the account shows, for the list at start-up. */
  description: string;
  role: Role;
  links: readonly LinkSeed[];
  isMaster?: true;
  isSupport?: true;
  /** Brings a key for Google Maps; the others see the map that needs none. */
  mapsKey?: string;
  /** Accepted only the former terms of use. */
  oldTerms?: true;
  shortcuts?: readonly string[];
}

const ALL = 'HPFAZM';
const SHORTCUTS = ['/propriedade', '/fluxo-de-caixa', '/titulos', '/agenda'];
const ASSIST_PAGES = ['/pre-lancamento', '/pre-lancamento-edicao'];

/** Licences of the ten customers of `multi`, beginning with the second customer of the list. */
const multiLinks: readonly LinkSeed[] = [1, 2, 9, 3, 1, 1, 1, 1, 1, 1].map((licence, index) => {
  const customer = index + 2;
  if (licence === 2) return { customer, licence, modules: 'HPFA', owner: true };
  if (licence === 9) return { customer, licence, modules: 'HPA', role: 'agronomist' };
  if (licence === 3) return { customer, licence, modules: 'HPA', role: 'customer_user' };
  return { customer, licence, modules: ALL, owner: true };
});

export const accounts: readonly AccountSeed[] = [
  {
    account: 'produtor',
    name: 'JOSE CARLOS ZANCHETTIN',
    description: 'Produtor, dono da conta: todos os módulos e botão Assist',
    role: 'customer_administrator',
    links: [{ customer: 1, licence: 1, modules: ALL, owner: true }],
    shortcuts: SHORTCUTS,
  },
  {
    account: 'multi',
    name: 'ANA PAULA MARQUES DE ALBUQUERQUE',
    description: 'Dez produtores para escolher, com licenças diferentes',
    role: 'customer_administrator',
    links: multiLinks,
    shortcuts: SHORTCUTS,
  },
  {
    account: 'usuario',
    name: 'MARCOS VINICIUS DA ROSA',
    description: 'Usuário do produtor: propriedade e agricultura, sem financeiro',
    role: 'customer_user',
    links: [{ customer: 1, licence: 3, modules: 'HPA' }],
  },
  {
    account: 'dono',
    name: 'RENATO LUIS BORTOLOTTO',
    description: 'Dono de AgroCenter (licença 8): perfil fixo nos convites, chave do Google Maps',
    role: 'customer_administrator',
    links: [{ customer: 12, licence: 8, modules: 'HPFA', owner: true }],
    mapsKey: 'demonstracao-sem-valor',
  },
  {
    account: 'agronomo',
    name: 'CAMILA FERNANDES TESSARO',
    description: 'Engenheira agrônoma, consultora: não administra a conta',
    role: 'agronomist',
    links: [{ customer: 12, licence: 9, modules: 'HPA' }],
  },
  {
    account: 'veterinario',
    name: 'RODRIGO ALVES MENDONCA',
    description: 'Médico veterinário: aves e peixes',
    role: 'veterinary',
    links: [{ customer: 1, licence: 4, modules: 'HZ' }],
  },
  {
    account: 'contador',
    name: 'SILVIA REGINA PADILHA',
    description: 'Contadora: financeiro',
    role: 'accountant',
    links: [{ customer: 1, licence: 5, modules: 'HF' }],
  },
  {
    account: 'integrador',
    name: 'FABIO AUGUSTO LORENZETTI',
    description: 'Integradora: aves e peixes',
    role: 'integrator',
    links: [{ customer: 13, licence: 6, modules: 'HZ' }],
  },
  {
    account: 'instalador',
    name: 'DIEGO RAFAEL MULLER',
    description: 'Técnico instalador: monitoramento e manutenção',
    role: 'installer_technician',
    links: [{ customer: 1, licence: 7, modules: 'HM' }],
  },
  {
    account: 'gratis',
    name: 'LUCIA HELENA PRESTES',
    description: 'Conta gratuita, 7 dias de teste restantes',
    role: 'customer_free_account',
    links: [{ customer: 14, licence: 1, modules: 'HPF', owner: true }],
  },
  {
    account: 'expirado',
    name: 'CLEITON JOSE RAMOS',
    description: 'Conta gratuita com o teste vencido há 3 dias',
    role: 'customer_free_account',
    links: [{ customer: 15, licence: 1, modules: 'HP', owner: true }],
  },
  {
    account: 'nfpe',
    name: 'JOAO BATISTA PEREIRA',
    description: 'Conta gratuita só com a nota fiscal do produtor',
    role: 'customer_free_account_nfpe_only',
    links: [
      {
        customer: 16,
        licence: 3,
        modules: 'H',
        pages: ['/nota-rural', '/nota-rural/cadastro', '/nota-rural/ajustes'],
        owner: true,
      },
    ],
  },
  {
    account: 'termos',
    name: 'HELENA CRISTINA VOLPATO',
    description: 'Como produtor, com termos de uso a aceitar',
    role: 'customer_administrator',
    links: [{ customer: 17, licence: 1, modules: ALL, owner: true }],
    oldTerms: true,
  },
  {
    account: 'suporte',
    name: 'SUPORTE EPRODUTOR',
    description: 'Assistente do suporte: Central Assist e pré-lançamento',
    role: 'customer_user',
    links: [
      { customer: 18, licence: 3, modules: 'HS', pages: ASSIST_PAGES },
      { customer: 1, licence: 3, modules: '', listedOnly: true },
    ],
    isSupport: true,
  },
  {
    account: 'suporte2',
    name: 'BEATRIZ NOGUEIRA LEAL',
    description: 'Segunda assistente do suporte',
    role: 'customer_user',
    links: [{ customer: 18, licence: 3, modules: 'HS', pages: ASSIST_PAGES }],
    isSupport: true,
  },
  {
    account: 'master',
    name: 'ADMINISTRADOR DA PLATAFORMA',
    description: 'Equipe da plataforma: administração e avisos, sem produtor',
    role: 'master',
    links: [],
    isMaster: true,
  },
];

interface OtherUser {
  name: string;
  email: string;
  confirmed: boolean;
  licence: number;
  /** Place in the list of customers, from 1; the first by default. */
  customer?: number;
}

/** People without a demo password who stand in the customers' lists of users. */
export const otherUsers: readonly OtherUser[] = [
  { name: 'PATRICIA GOMES TREVISAN', email: 'patricia.trevisan@exemplo.com.br', confirmed: true, licence: 3 },
  { name: 'ADEMIR JOSE LUNKES', email: 'ademir.lunkes@exemplo.com.br', confirmed: false, licence: 3 },
  { name: 'VANESSA CRISTINA ROCKENBACH', email: 'vanessa.r@exemplo.com.br', confirmed: false, licence: 9 },
  ...(
    [
      ['LUCAS GABRIEL WAGNER', true, 9, 12],
      ['ELISA MARIA DAMBROS', false, 9, 12],
      ['TIAGO HENRIQUE SCHMITT', true, 3, 2],
      ['ROSELI APARECIDA FURTADO', false, 5, 2],
      ['CARLOS EDUARDO BRIZOLA', true, 3, 3],
      ['NEUSA TEREZINHA BACK', false, 4, 3],
      ['ANDERSON LUIZ PETRY', false, 3, 14],
      ['GISELE CRISTINA VANZELLA', true, 3, 17],
    ] as const
  ).map(([name, confirmed, licence, customer]) => ({
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}.${name.split(' ').at(-1)?.toLowerCase()}@exemplo.com.br`,
    confirmed,
    licence,
    customer,
  })),
];
