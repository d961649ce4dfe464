import { instant } from '../calendar';
import { brazilianDay, courseOf, daysFrom } from '../poultry';
import type { PoultryLot } from '../poultryTypes';
import type { Table } from '../table';
import type { Notification, World } from '../types';

type Seed = readonly [
  daysAgo: number,
  /** From midday. */
  minutes: number,
  group: number,
  module: string,
  title: string,
  description: string,
  isRead: boolean,
];

/** A demo that starts at night tells of nothing that has not happened yet. */
export const notAfterNow = (moment: string, now: number = Date.now()): string =>
  new Date(Math.min(Date.parse(moment), now - 60_000)).toISOString();

const POULTRY = 'Avicultura de corte';

/** What the houses of a customer reported: of those with a sensor for it alone. */
function houseSeeds(world: World, customerId: number, today: Date): Seed[] {
  const houses = world.aviaries.filter((row) => row.customerId === customerId).length;
  if (houses === 0) return [];
  // The devices of the demo: a collector in the third house of the first customer, in the first one of the others.
  const [warm, powered] = customerId === 1 ? ([3, 5] as const) : ([1, null] as const);
  const lot = world.poultryLots.find((row) => row.customerId === customerId && row.status === 'IN_PROGRESS');
  return [
    [0, -358, 1, POULTRY, `Temperatura alta no aviário ${warm}`, 'O sensor mediu 34,2 °C.', false],
    ...(powered === null
      ? []
      : [
          [
            ...([1, -200, 6, POULTRY] as const),
            `Falta de energia no aviário ${powered}`,
            'Sem energia por 12 minutos.',
            true,
          ] as const,
        ]),
    ...(lot ? [summaryOf(lot, world.aviaries.need(lot.aviaryId).name, today)] : []),
  ];
}

/** The summary of a lot's day four days ago, from what was usual for it. */
function summaryOf(lot: PoultryLot, aviary: string, today: Date): Seed {
  const age = daysFrom(lot.housingDate ?? '', brazilianDay(today)) - SUMMED_DAYS_AGO;
  const days = courseOf(lot, Math.max(0, age)).days;
  const lostOn = (rows: typeof days) =>
    rows.reduce((sum, { dead, eliminated }) => sum + (dead ?? 0) + (eliminated ?? 0), 0);
  const last = days.at(-1);
  const alive = (lot.received ?? 0) - (lot.discarded ?? 0) - lostOn(days.slice(0, -1));
  const share = (lostOn(days.slice(-1)) / alive) * 100;
  const words = [
    `Mortalidade de ${share.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`,
    `ração de ${(last?.feedConsumed ?? 0).toLocaleString('pt-BR')} kg.`,
  ];
  const title = `Resumo diário do lote ${lot.number}, ${aviary}`;
  return [SUMMED_DAYS_AGO, 480, 4, POULTRY, title, words.join(' e '), true];
}
const SUMMED_DAYS_AGO = 4;

const seeds: readonly Seed[] = [
  [0, -360, 2, 'Financeiro', 'Título a vencer amanhã', 'COOPERATIVA DO OESTE, R$ 4.812,30.', false],
  [1, 95, 9, 'Agronômico', 'Chuva acima do limite', 'A estação registrou 18 mm na última hora.', false],
  [
    3,
    0,
    4,
    'Financeiro',
    'Certificado digital vence em 14 dias',
    'Renove para continuar a emitir notas.',
    true,
  ],
  [6, 0, 10, 'Agronômico', 'Novo mapa de satélite disponível', 'Talhão 7, imagem de ontem.', true],
  [9, -60, 2, 'Financeiro', 'Romaneio de carga recebido', 'SOJA EM GRAOS, 32.480 kg.', true],
];

/** Browsers with days since they were registered and renewed. */
const browsers = [
  ['Chrome, Windows', 64, 3],
  ['Chrome, Android', 41, null],
  ['Safari, iOS', 12, 0],
] as const;

/** A few messages for every user about every customer they are linked to. */
export const seedNotifications =
  (today: Date, world: () => World) =>
  (notifications: Table<Notification>): void => {
    const ofCustomer = new Map<number, Seed[]>();
    for (const link of world().links.all()) {
      const own = ofCustomer.get(link.customerId) ?? [
        ...houseSeeds(world(), link.customerId, today),
        ...seeds,
      ];
      ofCustomer.set(link.customerId, own);
      for (const [daysAgo, minutes, notificationGroup, moduleName, title, description, isRead] of own)
        notifications.insert({
          userId: link.userId,
          linkId: link.id,
          title,
          description,
          isRead,
          notificationGroup,
          moduleName,
          notificationDate: notAfterNow(instant(today, -daysAgo, minutes)),
        });
    }
  };

/** The browsers that show the messages of each user. */
export function seedNotificationDevices(world: World, today: Date): void {
  for (const user of world.users.filter(({ account }) => account !== null)) {
    const linkIds = world.links.filter(({ userId }) => userId === user.id).map(({ id }) => id);
    browsers.forEach(([deviceDescription, created, updated], index) => {
      world.notificationDevices.insert({
        userId: user.id,
        linkIds,
        token: `demo-${user.id}-${index + 1}`,
        deviceDescription,
        createdAt: instant(today, -created),
        updatedAt: updated === null ? null : instant(today, -updated, -400),
      });
    });
  }
}
