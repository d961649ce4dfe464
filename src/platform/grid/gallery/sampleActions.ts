import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import type { SampleRow } from '@/platform/grid/gallery/sampleRows';
import type { BulkAction, RowAction } from '@/platform/grid/rowActions';
import { toast } from '@/platform/ui/toast';

const notify = (what: string) => (row: SampleRow) =>
  toast({ tone: 'info', text: `${what}: ${row.customer}` });

export const sampleRowActions: readonly RowAction<SampleRow>[] = [
  {
    id: 'edit',
    label: 'Editar',
    icon: EditOutlined,
    primary: true,
    run: notify('Editar'),
    reason: (row) => (row.id % 4 === 3 ? 'Em atendimento por Júlia Prado. Só ela pode editar.' : null),
  },
  {
    id: 'reprocess',
    label: 'Reprocessar',
    icon: AutorenewOutlined,
    run: notify('Reprocessar'),
    reason: (row) => (row.attachments === 0 ? 'Sem anexos para reprocessar.' : null),
  },
  { id: 'inactivate', label: 'Inativar', icon: BlockOutlined, run: notify('Inativar') },
  { id: 'history', label: 'Histórico', icon: HistoryOutlined, run: notify('Histórico') },
  { id: 'view', label: 'Ver', icon: VisibilityOutlined, run: notify('Ver') },
];

export const sampleBulkActions: readonly BulkAction<SampleRow>[] = [
  {
    id: 'inactivate',
    label: 'Inativar',
    icon: BlockOutlined,
    run: (rows) => toast({ tone: 'info', text: `Inativar: ${rows.length}` }),
    reason: (rows) => (rows.some((row) => !row.active) ? 'Há registros já inativos na seleção.' : null),
  },
];

const options = (words: readonly string[]) => words.map((word) => ({ id: word, name: word }));

export const sampleFilters: readonly FilterSpec<SampleRow>[] = [
  { name: 'customer', label: 'Cliente', kind: 'text' },
  {
    name: 'origin',
    label: 'Origem',
    kind: 'multiSelect',
    options: options(['WhatsApp', 'Aplicativo', 'Web', 'E-mail']),
  },
  { name: 'area', label: 'Área', kind: 'numberRange', unit: 'ha' },
  { name: 'balance', label: 'Saldo', kind: 'moneyRange' },
  { name: 'createdAt', label: 'Criado em', kind: 'dateRange' },
  { name: 'own', label: 'Próprio', kind: 'yesNo' },
  { name: 'active', label: 'Situação', kind: 'active' },
];
