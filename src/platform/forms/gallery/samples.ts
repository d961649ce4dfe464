import AgricultureOutlined from '@mui/icons-material/AgricultureOutlined';
import ForestOutlined from '@mui/icons-material/ForestOutlined';
import GrassOutlined from '@mui/icons-material/GrassOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined';
import { boolean, number, object, string } from 'yup';
import { matchesSearch } from '@/platform/format/text';
import type { IconChoice } from '@/platform/forms/fields/IconChoices';
import type { TreeNode } from '@/platform/forms/fields/treeNodes';
import type { OptionSearch } from '@/platform/forms/fields/useOptionSearch';
import type { Option } from '@/platform/forms/options';
import { accepted, biggerThanZero, cnpj, notGreaterThan, validDate } from '@/platform/forms/validators';

export const words = {
  name: 'Nome do talhão',
  note: 'Observação',
  area: 'Área',
  useful: 'Área útil',
  price: 'Preço',
  share: 'Participação',
  birds: 'Aves alojadas',
  planted: 'Data de plantio',
  loaded: 'Início do carregamento',
  month: 'Mês de referência',
  period: 'Período',
  hour: 'Horário',
  length: 'Duração',
  crop: 'Cultura',
  city: 'Município',
  crops: 'Culturas da safra',
  kind: 'Tipo de solo',
  active: 'Talhão ativo',
  agree: 'Li e aceito o compartilhamento dos dados',
  cpf: 'CPF',
  cnpj: 'CNPJ',
  phone: 'Telefone',
  code: 'Código de convite',
  cep: 'CEP',
  plate: 'Placa',
  permissions: 'Permissões',
  items: 'Itens da nota',
  product: 'Produto',
  amount: 'Quantidade',
  total: 'Valor total',
  password: 'Senha',
  text: 'Texto do aviso',
  colour: 'Cor no mapa',
  icon: 'Ícone',
  files: 'Anexos',
  photo: 'Foto da fazenda',
  reason: 'Escolha a fazenda antes.',
  wrong: 'Este valor não confere com a matrícula do imóvel.',
  helper: 'Como está na matrícula.',
  states: {
    empty: 'Vazio',
    filled: 'Preenchido',
    error: 'Com erro',
    disabled: 'Desabilitado, com o motivo',
    readOnly: 'Somente leitura',
    loading: 'Carregando',
  },
  form: 'Formulário que falha ao salvar',
} as const;

export const crops: readonly Option<number>[] = [
  { id: 1, name: 'Soja' },
  { id: 2, name: 'Milho safrinha' },
  { id: 3, name: 'Feijão-caupi' },
  { id: 4, name: 'Algodão' },
  { id: 5, name: 'Trigo de inverno para silagem e pastejo' },
];

const cities: readonly Option<number>[] = [
  'Bagé',
  'Campo Novo do Parecis',
  'Cascavel',
  'Chapecó',
  'Lucas do Rio Verde',
  'Não-Me-Toque',
  'Passo Fundo',
  'São Gabriel',
  'Sorriso',
  'Uruguaiana',
].map((name, index) => ({ id: index + 1, name }));

export const searchCities: OptionSearch<number> = (query) =>
  Promise.resolve(cities.filter((city) => matchesSearch(city.name, query)));

export const permissions: readonly TreeNode[] = [
  {
    id: 1,
    name: 'Financeiro',
    childrens: [
      { id: 11, name: 'Fluxo de caixa' },
      { id: 12, name: 'Conciliação bancária' },
      { id: 13, name: 'Lançamentos' },
    ],
  },
  {
    id: 2,
    name: 'Mapa',
    childrens: [
      { id: 21, name: 'Talhões' },
      { id: 22, name: 'Mapas de nutrientes' },
    ],
  },
];

export const icons: readonly IconChoice[] = [
  { id: 'home', name: 'Casa', icon: HomeOutlined },
  { id: 'grass', name: 'Pastagem', icon: GrassOutlined },
  { id: 'forest', name: 'Floresta', icon: ForestOutlined },
  { id: 'water', name: 'Água', icon: WaterDropOutlined },
  { id: 'machine', name: 'Máquina', icon: AgricultureOutlined },
];

export const empty = {
  name: '',
  note: '',
  area: null,
  useful: null,
  price: null,
  share: null,
  birds: null,
  planted: null,
  loaded: null,
  month: null,
  period: null,
  hour: null,
  length: null,
  crop: null,
  city: null,
  crops: [],
  kind: null,
  active: false,
  agree: false,
  cpf: '',
  cnpj: '',
  phone: '',
  code: '',
  cep: '',
  plate: '',
  permissions: [],
  items: [],
  password: '',
  text: '',
  colour: null,
  icon: null,
  files: [],
  photo: null,
};

export const filled = {
  name: 'TALHAO 12 — VARZEA DO ARROIO GRANDE',
  note: 'PLANTIO DIRETO SOBRE PALHADA DE AVEIA.',
  area: 128.4,
  useful: 120,
  price: 1_234_567,
  share: 12.5,
  birds: 18_500,
  planted: '2026-09-18',
  loaded: '2026-09-18T08:30',
  month: '2026-09',
  period: { from: '2026-09-01', to: '2026-09-30' },
  hour: '08:30',
  length: 95,
  crop: 5,
  city: 6,
  crops: [1, 2, 3, 5],
  kind: 2,
  active: true,
  agree: true,
  cpf: '52998224725',
  cnpj: '12ABC34501DE35',
  phone: '55998765432',
  code: '123456789',
  cep: '97650000',
  plate: 'ABC1D23',
  permissions: [11, 12],
  items: [
    { product: 'UREIA AGRICOLA', amount: 12.5, total: 125_000 },
    { product: 'CALCARIO DOLOMITICO', amount: 30, total: 45_050 },
  ],
  password: 'colheita26',
  text: '<h2>Colheita</h2><p>A equipe chega <strong>às 7 h</strong>.</p><ul><li><p>Revisar a colhedora</p></li></ul>',
  colour: null,
  icon: 'grass',
  files: [
    { id: 1, name: 'matricula-do-imovel.pdf', size: 2_400_000 },
    { id: 2, name: 'laudo-de-solo-talhao-12-coleta-de-setembro.xml', size: 18_400 },
  ],
  photo: null,
};

export const formSchema = object({
  name: string().required().max(40),
  area: number().nullable().required().test(biggerThanZero()),
  useful: number().nullable().defined().test(notGreaterThan('area')),
  planted: string().nullable().required().test(validDate()),
  cnpj: string().nullable().required().test(cnpj()),
  crop: number().nullable().required(),
  agree: boolean().defined().test(accepted()),
});
