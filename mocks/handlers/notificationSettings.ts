import type { JsonBodyType } from 'msw';
import { type FieldErrors, forbidden, invalid, json, notFound, refused } from '../answers';
import type { CustomerLink, NotificationSetting, User } from '../db/types';
import { id } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';
import { administers } from './accountAccess';

type Entry = Record<string, unknown>;
type Sent = Omit<NotificationSetting, 'id' | 'linkId'>;

const INTERVALS = [30, 60, 180, 360];
/** What no limit goes beyond. */
const HIGHEST = 9999;
const HIGHEST_PERCENT = 100;
const CERTIFICATE_DAYS = [0, 1, 3, 7, 14];
const DAY_FLAGS = {
  NotificationSettingAgricultures: ['notifyOnTheDay', 'notifyOneDayBefore', 'notifyThreeDaysBefore'],
  NotificationSettingMaintenanceAssets: [
    'notifyScheduledMaintenanceOnTheDay',
    'notifyScheduledMaintenanceOneDayBefore',
    'notifyScheduledMaintenanceThreeDaysBefore',
  ],
};

function wire(setting: NotificationSetting): JsonBodyType {
  return {
    id: setting.id,
    userLinkedToCustomerId: setting.linkId,
    notificationSettingAgricultures: [setting.agriculture],
    notificationSettingPoultryFarmings: setting.poultry,
    notificationSettingFinancials: [setting.financial],
    notificationSettingPiscicultures: [setting.fish],
    notificationSettingMaintenanceAssets: [setting.maintenance],
  } as JsonBodyType;
}

/** The first letter as .NET writes its properties. */
const property = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function entries(value: unknown): Entry[] | null {
  const isEntry = (one: unknown): one is Entry => typeof one === 'object' && one !== null;
  return Array.isArray(value) && value.every(isEntry) ? value : null;
}

/** The server's own check: errors by property name, or what is kept. */
class Check {
  readonly errors: FieldErrors = {};

  add(name: string, message: string): void {
    this.errors[name] = [...(this.errors[name] ?? []), message];
  }

  /** The one entry of a list. */
  one(sent: Entry, name: string): Entry {
    const list = entries(sent[name]);
    if (list?.length === 1 && list[0]) return list[0];
    this.add(property(name), 'A lista deve ter um item.');
    return {};
  }

  flags(entry: Entry, place: string): void {
    for (const [name, value] of Object.entries(entry)) {
      const isFlag = /^notify[A-Z](?!.*FishPonds)|Alerts$|^active$/.test(name);
      if (isFlag && typeof value !== 'boolean')
        this.add(`${place}.${property(name)}`, 'Deve ser sim ou não.');
    }
  }

  among(entry: Entry, place: string, name: string, allowed: readonly number[]): void {
    const value = entry[name];
    if (typeof value !== 'number' || !allowed.includes(value))
      this.add(`${place}.${property(name)}`, 'Valor não permitido.');
  }

  oneDay(entry: Entry, place: keyof typeof DAY_FLAGS): void {
    const chosen = DAY_FLAGS[place].filter((name) => entry[name] === true);
    if (chosen.length > 1) this.add(`${place}[0].${property(chosen[1] ?? '')}`, 'Escolha um só dia.');
  }

  limits(entry: Entry): void {
    const place = 'NotificationSettingAgricultures[0]';
    for (const [name, value] of Object.entries(entry)) {
      if (!/Limit$|^daysWithoutRain$/.test(name)) continue;
      const highest = name.startsWith('relativeHumidity') ? HIGHEST_PERCENT : HIGHEST;
      if (!Number.isInteger(value)) this.add(`${place}.${property(name)}`, 'Deve ser um número inteiro.');
      else if (Number(value) > highest) this.add(`${place}.${property(name)}`, `Deve ser até ${highest}.`);
    }
    for (const magnitude of ['temperature', 'relativeHumidity']) {
      if (Number(entry[`${magnitude}LowerLimit`]) > Number(entry[`${magnitude}UpperLimit`]))
        this.add(`${place}.${property(magnitude)}LowerLimit`, 'O limite inferior passa do superior.');
    }
  }
}

function checkAviaries(check: Check, sent: Entry, customerId: number): Entry[] {
  const name = 'NotificationSettingPoultryFarmings';
  const list = entries(sent['notificationSettingPoultryFarmings']);
  if (!list) {
    check.add(name, 'A lista é obrigatória.');
    return [];
  }
  const ids = list.map((entry) => id(entry['aviaryId']));
  if (new Set(ids).size < ids.length) check.add(name, 'Há mais de um item do mesmo aviário.');
  return list.map((entry, index) => {
    const place = `${name}[${index}]`;
    const aviary = demo.world.aviaries.get(ids[index]);
    if (aviary?.customerId !== customerId) check.add(`${place}.AviaryId`, 'Aviário não encontrado.');
    check.flags(entry, place);
    check.among(entry, place, 'sensorAlertTimeInterval', INTERVALS);
    return { ...entry, id: id(entry['id']) ?? index + 1, aviaryName: aviary?.name ?? '' };
  });
}

function checkSent(sent: Entry, customerId: number): { errors: FieldErrors; input: Sent } {
  const check = new Check();
  const agriculture = check.one(sent, 'notificationSettingAgricultures');
  const financial = check.one(sent, 'notificationSettingFinancials');
  const fish = check.one(sent, 'notificationSettingPiscicultures');
  const maintenance = check.one(sent, 'notificationSettingMaintenanceAssets');
  const poultry = checkAviaries(check, sent, customerId);
  check.flags(agriculture, 'NotificationSettingAgricultures[0]');
  check.flags(financial, 'NotificationSettingFinancials[0]');
  check.flags(fish, 'NotificationSettingPiscicultures[0]');
  check.flags(maintenance, 'NotificationSettingMaintenanceAssets[0]');
  check.limits(agriculture);
  check.oneDay(agriculture, 'NotificationSettingAgricultures');
  check.oneDay(maintenance, 'NotificationSettingMaintenanceAssets');
  check.among(agriculture, 'NotificationSettingAgricultures[0]', 'timeInterval', INTERVALS);
  const certificates = financial['notifyDigitalCertificate'] === true;
  if (certificates || (financial['timeInterval'] ?? null) !== null)
    check.among(financial, 'NotificationSettingFinancials[0]', 'timeInterval', CERTIFICATE_DAYS);
  const ponds = entries(fish['notificationSettingPiscicultureFishPonds'] ?? []);
  if (!ponds) check.add('NotificationSettingPiscicultures[0].FishPondIds', 'A lista é obrigatória.');
  else if (ponds.some((pond) => demo.world.fishPonds.get(id(pond['fishPondId']))?.customerId !== customerId))
    check.add('NotificationSettingPiscicultures[0].FishPondIds', 'Viveiro não encontrado.');
  return { errors: check.errors, input: { agriculture, poultry, financial, fish, maintenance } };
}

/** A user's link for a customer. */
function linkFor(userId: number | undefined, customerId: number | undefined): CustomerLink | undefined {
  return demo.world.links.find((row) => row.userId === userId && row.customerId === customerId);
}

/** Everybody sets up their own link; who administers the account those of its other users too. */
function maySetUp(user: User, link: CustomerLink): boolean {
  const own = linkFor(user.id, link.customerId);
  return link.userId === user.id || (own !== undefined && administers(own));
}

const settingOf = (link: CustomerLink) =>
  demo.world.notificationSettings.find((row) => row.linkId === link.id);

const read = route('GET', '/NotificationSetting/GetNotificationSettingsByUser', ({ query, user }) => {
  const link = linkFor(id(query.get('userId')), id(query.get('customerId')));
  if (!link || !maySetUp(user, link)) return forbidden({ profile: 'customer' });
  const setting = settingOf(link);
  return json(setting ? wire(setting) : null);
});

/** What was sent for a link that the user may set up, or the answer that refuses it. */
async function take({ body, user }: Call): Promise<Response | { link: CustomerLink; input: Sent }> {
  const sent = await body();
  const link = demo.world.links.get(id(sent['userLinkedToCustomerId']));
  if (!link || !maySetUp(user, link)) return invalid({ UserLinkedToCustomerId: ['Vínculo não encontrado.'] });
  const { errors, input } = checkSent(sent, link.customerId);
  return Object.keys(errors).length > 0 ? invalid(errors) : { link, input };
}

const create = route('POST', '/NotificationSetting/Create', async (call) => {
  const taken = await take(call);
  if (taken instanceof Response) return taken;
  const { link, input } = taken;
  if (settingOf(link)) return refused('Este usuário já tem uma configuração.');
  return json(wire(demo.world.notificationSettings.insert({ linkId: link.id, ...input })));
});

const edit = route('PUT', '/NotificationSetting/Edit', async (call) => {
  const setting = demo.world.notificationSettings.get(id(call.query.get('id')));
  const taken = await take(call);
  if (taken instanceof Response) return taken;
  if (setting?.linkId !== taken.link.id) return notFound();
  return json(wire(demo.world.notificationSettings.update(setting.id, taken.input)));
});

export const notificationSettingHandlers = [read, create, edit];
