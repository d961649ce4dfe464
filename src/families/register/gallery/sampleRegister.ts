import AgricultureOutlined from '@mui/icons-material/AgricultureOutlined';
import AirportShuttleOutlined from '@mui/icons-material/AirportShuttleOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { array, object, string } from 'yup';
import type { TreeNode } from '@/platform/forms/fields/treeNodes';
import type { Option } from '@/platform/forms/options';
import {
  cep,
  cnpj,
  cpf,
  cpfOrCnpj,
  groupedCode,
  phone,
  plate,
  validDate,
  validDateTime,
  validMonth,
  validTime,
} from '@/platform/forms/validators';
import { matchesSearch } from '@/platform/format/text';
import type { AppError } from '@/platform/http/appError';
import { defineRegister } from '../defineRegister';
import type { NodesProps } from '../registerFields';
import type { OptionsProps } from '../registerTypes';
import { type Driver, noDriver, sampleDrivers } from './sampleRows';

type Values = Omit<Driver, 'id' | 'active'>;

const LOADS: readonly Option[] = ['Soja', 'Milho', 'Leite', 'Aves'].map((name, index) => ({
  id: index + 1,
  name,
}));
const FARMS: readonly Option[] = ['Boa Vista', 'Santa Helena', 'Recanto'].map((name, index) => ({
  id: index + 1,
  name,
}));
const CITIES: readonly Option[] = ['Cascavel', 'Toledo', 'Palotina', 'Maripá', 'Guaíra', 'Londrina'].map(
  (name, index) => ({ id: index + 1, name }),
);
const CONTRACTS: readonly Option[] = ['CLT', 'Autônomo'].map((name) => ({ id: name, name }));
const NODES: readonly TreeNode[] = [
  {
    id: 1,
    name: 'Frota',
    childrens: [
      { id: 11, name: 'Viagens' },
      { id: 12, name: 'Abastecimento' },
    ],
  },
];

const optionsOf = (options: readonly Option[]) => (props: OptionsProps<Values>) =>
  props.children({ options });

// Hands over what it is given without hooks of its own; drawn anew only with the form.
const Nodes = ({ children }: NodesProps<Values>) => children(NODES);

const schema = object({
  name: string().required().max(60),
  cpf: string().required().test(cpf()),
  company: string().test(cnpj()),
  payer: string().test(cpfOrCnpj()),
  phone: string().test(phone()),
  cep: string().test(cep()),
  plate: string().test(plate()),
  code: string().test(groupedCode()),
  birth: string().nullable().test(validDate()),
  admitted: string().nullable().test(validDateTime()),
  month: string().nullable().test(validMonth()),
  start: string().nullable().test(validTime()),
  trips: array(object({ place: string().required() })),
});

/** A register with a field and a column of every kind, kept in memory, whose records open as pages. */
export function defineSampleRegister() {
  let rows = sampleDrivers();
  const change = (id: number | string, changes: Partial<Driver>) => {
    rows = rows.map((row) => (String(row.id) === String(id) ? { ...row, ...changes } : row));
    return Promise.resolve();
  };
  return defineRegister<Driver, Driver, Values>({
    module: 'gallery',
    name: 'drivers',
    slug: 'motoristas',
    form: 'page',
    calls: {
      list: () => Promise.resolve(rows),
      get: async (id) => {
        const found = rows.find((row) => String(row.id) === String(id));
        if (!found) throw { kind: 'validation', status: 404, fields: {} } satisfies AppError;
        return Promise.resolve(found);
      },
      create: (values) => {
        rows = [...rows, { ...values, id: rows.length + 1, active: true }];
        return Promise.resolve();
      },
      update: change,
      remove: (id) => {
        rows = rows.filter((row) => String(row.id) !== String(id));
        return Promise.resolve();
      },
      setActive: (id, active) => change(id, { active }),
    },
    columns: [
      { field: 'name', identifying: true },
      { field: 'cpf', kind: 'cpf' },
      { field: 'company', kind: 'cnpj' },
      { field: 'phone', kind: 'phone' },
      { field: 'cep', kind: 'cep' },
      { field: 'plate', kind: 'plate' },
      { field: 'code', kind: 'code' },
      { field: 'admitted', kind: 'dateTime' },
      { field: 'month', kind: 'month' },
      { field: 'shift', kind: 'duration', total: 'sum' },
      { field: 'vacation', kind: 'period' },
      { field: 'loads', kind: 'list', value: (row) => row.loads.map((id) => LOADS[id - 1]) },
      { field: 'farms', kind: 'list', value: (row) => row.farms.map((id) => FARMS[id - 1]), hidden: true },
      { field: 'note', hidden: true },
      { field: 'colour', kind: 'colour' },
      {
        field: 'icon',
        kind: 'icon',
        icons: { truck: LocalShippingOutlined, tractor: AgricultureOutlined, pickup: AirportShuttleOutlined },
      },
      { field: 'photo', kind: 'image' },
      { field: 'files', kind: 'files' },
      { field: 'trips', kind: 'count' },
      { field: 'pay', kind: 'money', total: 'sum' },
      { field: 'active', kind: 'active' },
    ],
    fields: [
      { name: 'name', kind: 'text', required: true, maxLength: 60, span: 8 },
      { name: 'cpf', kind: 'cpf', required: true, span: 4, lockedWhen: (_, id) => id !== null },
      { name: 'email', kind: 'email', span: 8 },
      { name: 'phone', kind: 'phone', helper: true, span: 4 },
      { name: 'company', kind: 'cnpj', span: 4 },
      { name: 'payer', kind: 'cpfOrCnpj', span: 4 },
      { name: 'cep', kind: 'cep', span: 4 },
      { name: 'plate', kind: 'plate', span: 4 },
      { name: 'code', kind: 'code', span: 4 },
      { name: 'birth', kind: 'date', span: 4, limits: () => ({ max: '2010-12-31' }) },
      { name: 'admitted', kind: 'dateTime', span: 4 },
      { name: 'month', kind: 'month', span: 4 },
      { name: 'start', kind: 'time', span: 4 },
      { name: 'shift', kind: 'duration', span: 4 },
      { name: 'vacation', kind: 'dateRange', presets: ['thisMonth'], span: 8 },
      { name: 'age', kind: 'integer', span: 3 },
      { name: 'weight', kind: 'number', unit: 't', decimals: 3, span: 3 },
      { name: 'share', kind: 'percent', span: 3 },
      { name: 'pay', kind: 'money', permission: 'DRIVER_PAY', span: 3 },
      { name: 'loads', kind: 'multiSelect', inView: true, Options: optionsOf(LOADS), span: 6 },
      { name: 'farms', kind: 'multiSelect', Options: optionsOf(FARMS), span: 6 },
      { name: 'base', kind: 'select', Options: optionsOf(FARMS), clears: ['farms'], span: 6 },
      {
        name: 'city',
        kind: 'autocomplete',
        search: (query) => Promise.resolve(CITIES.filter(({ name }) => matchesSearch(name, query))),
        current: ({ city }) => CITIES.filter(({ id }) => id === city),
        span: 6,
      },
      { name: 'contract', kind: 'radio', Options: optionsOf(CONTRACTS), span: 6 },
      { name: 'permissions', kind: 'tree', Nodes, span: 6 },
      {
        name: 'icon',
        kind: 'icon',
        icons: { truck: LocalShippingOutlined, tractor: AgricultureOutlined, pickup: AirportShuttleOutlined },
        span: 6,
      },
      { name: 'colour', kind: 'colour', span: 6 },
      {
        name: 'trips',
        kind: 'rows',
        newRow: () => ({ place: '', day: null, tons: null, price: null, paid: false }),
        columns: [
          { key: 'place', kind: 'text', required: true },
          { key: 'day', kind: 'date', width: 168 },
          { key: 'tons', kind: 'number', decimals: 1, width: 120, total: 'sum' },
          { key: 'price', kind: 'money', width: 160, total: 'sum' },
          { key: 'paid', kind: 'checkbox', width: 72 },
        ],
      },
      { name: 'text', kind: 'richText' },
      { name: 'note', kind: 'multiline', maxLength: 1000 },
      { name: 'photo', kind: 'image', round: true, span: 6 },
      { name: 'files', kind: 'file', accept: ['pdf', 'png', 'jpeg'], max: 3, span: 6 },
      { name: 'own', kind: 'switch', span: 6 },
      { name: 'agree', kind: 'checkbox', span: 6 },
    ],
    schema: () => Promise.resolve(schema),
    emptyValues: noDriver,
    toValues: ({ id: _id, active: _active, ...values }) => values,
    nameOf: (row) => row.name,
    isActive: (row) => row.active,
  });
}
