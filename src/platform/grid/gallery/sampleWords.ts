import AgricultureOutlined from '@mui/icons-material/AgricultureOutlined';
import EggOutlined from '@mui/icons-material/EggOutlined';
import ForestOutlined from '@mui/icons-material/ForestOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import SetMealOutlined from '@mui/icons-material/SetMealOutlined';
import type { StripCard } from '@/platform/cards/NavCard';
import type { AppError } from '@/platform/http/appError';
import type { LoadStatus } from '@/platform/store/resourceState';

export const words = {
  list: 'Assistências',
  search: 'Número, cliente ou remetente',
  cards: 'Cadastros da propriedade',
  emptyTitle: 'Nenhuma assistência',
  emptyText: 'Os documentos que os clientes enviam aparecem aqui.',
} as const;

interface GalleryState {
  readonly name: string;
  readonly rows: number;
  readonly status: LoadStatus;
  readonly error?: AppError;
  readonly search?: string;
}

/** Every state a list can be in. */
export const galleryStates: readonly GalleryState[] = [
  { name: 'Primeira carga', rows: 0, status: 'loading' },
  { name: 'Carregando de novo', rows: 4, status: 'loading' },
  { name: 'Vazia', rows: 0, status: 'ready' },
  { name: 'Nada com esses filtros', rows: 4, status: 'ready', search: 'nada disso' },
  { name: 'Erro', rows: 0, status: 'failed', error: { kind: 'server', status: 503, messages: [] } },
  { name: 'Erro ao atualizar', rows: 4, status: 'failed', error: { kind: 'offline' } },
  { name: 'Sem acesso', rows: 0, status: 'failed', error: { kind: 'forbidden', status: 401 } },
];

export const galleryCards: readonly StripCard[] = [
  {
    url: 'comunidades',
    name: 'Comunidades rurais',
    icon: GroupsOutlined,
    add: { url: 'comunidades?registro=novo' },
  },
  {
    url: 'maquinas',
    name: 'Máquinas e implementos',
    icon: AgricultureOutlined,
    add: { url: 'maquinas?registro=novo' },
  },
  {
    url: 'aviarios',
    name: 'Aviários',
    icon: EggOutlined,
    add: { url: 'aviarios?registro=novo', disabledReason: 'Seu perfil não permite cadastrar aviários.' },
  },
  { url: 'tanques', name: 'Tanques', icon: SetMealOutlined },
  { url: 'silvicultura', name: 'Silvicultura', icon: ForestOutlined, legacy: true },
  {
    url: 'contas',
    name: 'Contas bancárias',
    icon: PaymentsOutlined,
    legacy: true,
    add: { url: 'contas/novo' },
  },
];
