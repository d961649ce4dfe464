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
  const optional = (field: string, label: string, min: number, max: number) => {
    const value = sent[field];
    if (value === null || value === undefined) return null;
    if (typeof value === 'number' && value >= min && value <= max) return value;
    checks.refuse(field, `O campo ${label} deve estar entre ${min} e ${max}.`);
    return null;
  };
  const lat = within('latitude', 'Latitude', 90);
  const lng = within('longitude', 'Longitude', 180);
  const source =
    before?.source ??
    checks.word<WeatherStation['source']>('source', 'Origem', ['PARTNER', 'EQUIPMENT', 'MANUAL']);
  const serial = source === 'MANUAL' ? null : checks.optional('serial', 'Número de série', 40);
  if (source === 'PARTNER' && serial === null)
    checks.refuse('serial', 'O campo Número de série é obrigatório.');
  if (!before && sent['source'] === 'PARTNER' && !accountOf(call))
    checks.refuse('source', 'Conecte antes a conta do parceiro de dados meteorológicos.');
  const altitude = optional('altitude', 'Altitude', -100, 5000);
  const sensorHeight =
    source === 'MANUAL' ? null : (optional('sensorHeight', 'Altura do sensor', 0.5, 50) ?? 10);
  if (checks.failed) return { errors: checks.errors };
  return { errors: {}, input: { name, farmId, lat, lng, source, serial, altitude, sensorHeight } };
}
