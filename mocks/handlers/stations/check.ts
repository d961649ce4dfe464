import type { WeatherStation } from '../../db/mapTypes';
import type { Call } from '../../route';
import { demo } from '../../state';
import { Checks } from '../admin/checks';
import { sameText } from '../admin/sameText';
import { own } from '../land/wire';
import { accountOf } from './wire';

/** What was sent of a station: as it is kept, or what is wrong with it. */
export function check(call: Call, sent: Record<string, unknown>, before?: WeatherStation) {
  const checks = new Checks(sent);
  const name = checks.text('name', 'Nome', 80);
  const duplicate = demo.world.weatherStations.find(
    (row) => row.customerId === call.customerId && row.id !== before?.id && sameText(row.name, name),
  );
  if (duplicate) checks.refuse('name', 'Já existe uma estação com este nome.');
  const farmId = checks.ref(
    'farmId',
    'Propriedade',
    (wanted) => own(call, demo.world.farms.get(wanted)) !== undefined,
  );
  const within = (field: string, label: string, limit: number) => {
    const value = sent[field];
    if (typeof value === 'number' && Math.abs(value) <= limit) return value;
    checks.refuse(field, `O campo ${label} deve estar entre −${limit} e ${limit}.`);
    return 0;
  };
  const optional = (field: string) => (typeof sent[field] === 'number' ? sent[field] : null);
  const lat = within('latitude', 'Latitude', 90);
  const lng = within('longitude', 'Longitude', 180);
  const source =
    before?.source ??
    checks.word<WeatherStation['source']>('source', 'Origem', ['PARTNER', 'EQUIPMENT', 'MANUAL']);
  const serial = source === 'MANUAL' ? null : checks.optional('serial', 'Número de série', 40);
  if (source === 'PARTNER' && serial === null)
    checks.refuse('serial', 'O campo Número de série é obrigatório.');
  if (!before && source === 'PARTNER' && !accountOf(call))
    checks.refuse('source', 'Conecte antes a conta do parceiro de dados meteorológicos.');
  if (checks.failed) return { errors: checks.errors };
  const altitude = optional('altitude');
  const sensorHeight = source === 'MANUAL' ? null : (optional('sensorHeight') ?? 10);
  return { errors: {}, input: { name, farmId, lat, lng, source, serial, altitude, sensorHeight } };
}
